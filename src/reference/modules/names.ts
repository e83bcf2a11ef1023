import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {loadWebpack, scriptsIn, type SourcePackage} from '../source/packages';
import {type Fact, typeOfMember, typeText, nodesOf} from '../source/syntax';

/** Reads the names that webpack gives a meaning to in modules: what its plugins tap its parser for. */
export function readModuleNames(source: SourcePackage) {
  const types = declaredTypes(source);
  const files = new Map(scriptsIn(source).map((file) => [path.basename(file, '.js'), file]));
  const facts = [...parserNames(source)].map(([name, plugins]): NameFact => {
    const [first = ''] = plugins;
    const {by, link} = [...plugins].map((plugin) => locationIn(name, plugin)).find(Boolean) ?? {
      by: first,
      link: source.link(files.get(first) ?? 'lib'),
    };
    return {name, source: link, type: types.get(name), by};
  });
  const factsMatching = (pattern: RegExp) =>
    facts.filter(({name}) => pattern.test(name)).sort((a, b) => a.name.localeCompare(b.name));
  return {
    /** `__webpack_public_path__` and its like. */
    variables: factsMatching(/^__\w+__$|^__resource\w+$|^__(?:file|dir)name$/),
    /** `import.meta.url` and its like. */
    importMeta: factsMatching(/^import\.meta\.\w+$/),
    /** `require.context`, `module.id`, `define` and the like. */
    moduleApi: factsMatching(/^(?:require|module(?!\.hot)|exports|define|System)(?:\.\w+)*$/),
  };

  /** Finds where a plugin names something: as a text or as a key. */
  function locationIn(name: string, by: string): {by: string; link: string} | undefined {
    const file = files.get(by);
    if (!file) return undefined;
    const script = source.script(file);
    const node = nodesOf(script.tree, isName).find(({text}) => text === name);
    return node && {by, link: script.link(node)};
  }
}

const hotRuntime = /\/HotModuleReplacement\.runtime\.js$/;

/**
 * Reads the members of `module.hot` from the runtime that is put into bundles.
 * @throws when there is no runtime, or it makes no such object any more
 */
export function readHotMembers(source: SourcePackage): NameFact[] {
  const [file] = scriptsIn(source).filter((name) => hotRuntime.test(name));
  if (!file) throw new Error(`webpack ${source.version} has no file like ${hotRuntime} any more`);
  const script = source.script(file);
  const hot = nodesOf(script.tree, ts.isVariableDeclaration).find(
    ({name}) => name.getText() === 'hot',
  );
  if (!hot?.initializer || !ts.isObjectLiteralExpression(hot.initializer)) {
    throw new Error(`${file} makes no object called hot any more`);
  }
  const types = declaredTypes(source);
  return hot.initializer.properties.flatMap((member) => {
    const name = `module.hot.${member.name?.getText() ?? ''}`;
    if (name.startsWith('module.hot._')) return [];
    return [{name, source: script.link(member), type: types.get(name)}];
  });
}

const isName = (node: ts.Node): node is ts.StringLiteral | ts.Identifier =>
  ts.isStringLiteral(node) || (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent));

/** A `HookMap` of any version keeps its hooks in a map. */
interface KeyedHooks {
  _map?: Iterable<[string | symbol, {taps: {name: string}[]}]>;
}

/** Gives every name that a plugin of webpack waits for in a script, with the plugins' names. */
function parserNames(source: SourcePackage): Map<string, Set<string>> {
  const run = loadWebpack(source);
  const compiler = run({
    mode: 'development',
    context: source.folder,
    plugins: [new run.HotModuleReplacementPlugin()],
  });
  const params = compiler.newCompilationParams();
  compiler.newCompilation(params);
  const parser = params.normalModuleFactory.getParser('javascript/auto', {});
  const hooks = Object.values(parser.hooks as object as Record<string, KeyedHooks>);
  const names = new Map<string, Set<string>>();
  for (const [name, {taps}] of hooks.flatMap(({_map = []}) => [..._map])) {
    // Symbols cannot be written in code.
    if (typeof name === 'symbol') continue;
    names.set(name, new Set([...(names.get(name) ?? []), ...taps.map((tap) => tap.name)]));
  }
  return names;
}

/** A name that webpack gives a meaning to in modules: `__webpack_hash__`, `import.meta.url`. */
export interface NameFact extends Fact {
  /** As webpack's declarations for TypeScript say. */
  type?: string;
  /** The plugin of webpack that replaces it. */
  by?: string;
}

const declarations = 'module.d.ts';
/** What the interfaces of the declarations are the members of. */
const ownersOfMembers: Record<string, string> = {
  ImportMeta: 'import.meta',
  Hot: 'module.hot',
  Module: 'module',
  Require: 'require',
};

/** Reads the types of names that webpack declares for modules; none where it has no declarations. */
function declaredTypes(source: SourcePackage): Map<string, string | undefined> {
  if (!existsSync(path.join(source.folder, declarations))) return new Map();
  const {tree} = source.script(declarations);
  const variables = nodesOf(tree, ts.isVariableDeclaration).map(
    ({name, type}) => [name.getText(), type && typeText(type)] as const,
  );
  const members = nodesOf(tree, ts.isInterfaceDeclaration).flatMap(
    ({name, members: typeElements}) =>
      typeElements.map((member) => [memberName(name.text, member), typeOfMember(member)] as const),
  );
  return new Map([...variables, ...members]);
}

const memberName = (of: string, {name}: ts.TypeElement) =>
  `${ownersOfMembers[of] ?? of}.${name?.getText() ?? ''}`;
