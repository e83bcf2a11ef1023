import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {type DocComment, docCommentOf, type Fact, typeOfMember} from '../source/doc-comment';
import {type SourcePackage, scriptsIn, sourcePackage} from '../source/packages';
import {compile, loadWebpack} from '../source/run';
import {nodesOf, readScript, type Script} from '../source/script';

/** A member of `this` in a loader. */
export interface LoaderContextFact extends Fact {
  /** As webpack's declarations for TypeScript say. */
  type?: string;
  /** Whether its name says that it is webpack's own. */
  internal?: true;
}

const loader = 'src/reference/loader-context/list-members.cjs';

/** Reads the members of the context of loaders: those that a loader sees when it runs. */
export async function readLoaderContext(source: SourcePackage): Promise<LoaderContextFact[]> {
  const names = await namesInLoader(source);
  const declared = declaredMembers(source);
  const linkOf = locator(source);
  return names.sort().map((name) => ({
    name,
    source: source.link('lib'),
    ...declared.get(name),
    ...linkOf(name),
    ...(name.startsWith('_') && {internal: true as const}),
  }));
}

async function namesInLoader(source: SourcePackage): Promise<string[]> {
  const {HotModuleReplacementPlugin} = loadWebpack(source);
  let found: string[] = [];
  const tell = (names: string[]) => {
    found = names;
  };
  const use = [{loader: path.resolve(loader), options: {tell}}];
  await compile(source, {
    plugins: [new HotModuleReplacementPlugin()],
    module: {rules: [{test: /log\.js$/, use}]},
  });
  return found;
}

function declaredMembers(
  source: SourcePackage,
): Map<string, DocComment & {source: string; type?: string}> {
  if (!existsSync(path.join(source.folder, 'types.d.ts'))) return new Map();
  const {tree, link} = readScript(source, 'types.d.ts');
  const contexts = nodesOf(tree, ts.isInterfaceDeclaration).filter(({name}) =>
    /^(?:NormalModule|LoaderRunner\w+|LoaderPlugin|HotModuleReplacementPlugin)(?:Loader)?Context$/.test(
      name.text,
    ),
  );
  return new Map(
    contexts.flatMap(({members}) =>
      members.map((member) => {
        const type = typeOfMember(member);
        return [
          member.name?.getText() ?? '',
          {source: link(member), ...docCommentOf(member), ...(type && {type})},
        ];
      }),
    ),
  );
}

/** Finds where the context gets a member; some it gets in ways that are not looked for. */
function locator(source: SourcePackage): (name: string) => {source?: string} {
  const files = scriptsIn(source).filter((file) =>
    /\/(?:NormalModule|LoaderRunner|LoaderPlugin|LoaderTargetPlugin|HotModuleReplacementPlugin)\.js$/.test(
      file,
    ),
  );
  const scripts = files.map((file) => readScript(source, file));
  if (!files.some((file) => file.endsWith('/LoaderRunner.js')))
    scripts.push(readScript(sourcePackage('loader-runner', source.folder), 'lib/LoaderRunner.js'));
  return (name) => {
    const [first] = scripts.flatMap((script) => placesIn(script, name));
    return first ? {source: first} : {};
  };
}

function placesIn({tree, link}: Script, name: string): string[] {
  return nodesOf(
    tree,
    (node): node is ts.Identifier | ts.StringLiteral =>
      (ts.isIdentifier(node) || ts.isStringLiteral(node)) && node.text === name,
  )
    .filter(givesMember)
    .map(link);
}

/** `loaderContext.x = …`, `Object.defineProperty(loaderContext, "x", …)`, or a part of the object. */
function givesMember(node: ts.Identifier | ts.StringLiteral): boolean {
  const {parent} = node;
  if (ts.isStringLiteral(node)) {
    return ts.isCallExpression(parent) && parent.arguments[0]?.getText() === 'loaderContext';
  }
  if (ts.isPropertyAccessExpression(parent)) {
    return (
      parent.name === node &&
      /context$/i.test(parent.expression.getText()) &&
      ts.isBinaryExpression(parent.parent) &&
      parent.parent.left === parent
    );
  }
  if (ts.isGetAccessor(parent)) return true;
  return ts.isObjectLiteralElement(parent) && isContext(parent.parent);
}

function isContext(object: ts.Node): boolean {
  const {parent} = object;
  return ts.isVariableDeclaration(parent) && parent.name.getText() === 'loaderContext';
}
