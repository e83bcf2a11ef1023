import path from 'node:path';
import ts from 'typescript';
import type {DocumentationVersion} from '../versions';
import {readCommandLine} from './command-line';
import {readHooks} from './hooks/read-hooks';
import {readLoaderContext} from './loader-context';
import {readMessages} from './messages';
import {
  declaredTypes,
  type MagicCommentFact,
  type NameFact,
  readModuleNames,
} from './modules/names';
import {readOptions} from './options';
import {readPlugins} from './plugins';
import {readSchemaOptions} from './schema-options';
import {
  devServerSource,
  sourcePackage,
  webpackSource,
  type SourcePackage,
  scriptsIn,
} from './source/packages';
import {readPresets, readStatsFields} from './stats';
import {readDevtools, readStages} from './values';
import {nodesOf, readScript, readText, type Script} from './source/script';

/** Everything that webpack itself tells, by area. An area that a version has not is empty. */
export type Areas = Awaited<ReturnType<typeof readAreas>>;

/** Reads everything from the installed packages; takes some seconds. */
export async function readAreas(version: DocumentationVersion) {
  const webpack = webpackSource(version);
  return {
    /** Commands of webpack-cli, as `webpack serve`, and their flags. */
    ...readCommandLine(version),
    devServerOptions: readSchemaOptions(devServerSource(version), 'lib/options.json'),
    options: readOptions(version),
    hooks: readHooks(webpack, sourcePackage('enhanced-resolve', webpack.folder)),
    plugins: readPlugins(webpack),
    ...readModuleNames(webpack),
    moduleHot: readHotMembers(webpack),
    magicComments: readMagicComments(webpack),
    loaderContext: await readLoaderContext(webpack),
    statsPresets: readPresets(webpack),
    statsFields: await readStatsFields(webpack),
    /** Of `processAssets`. */
    stages: readStages(webpack),
    /** Texts that `devtool` may be. */
    devtools: readDevtools(webpack),
    /** Errors and warnings. */
    messages: readMessages(webpack),
  };
}

/**
 * Reads the members of `module.hot` from the runtime that is put into bundles.
 * @throws when the runtime makes no such object any more
 */
export function readHotMembers(source: SourcePackage): NameFact[] {
  const file = scriptsIn(source).find((name) => name.endsWith('/HotModuleReplacement.runtime.js'));
  if (!file) throw new Error('webpack has no HotModuleReplacement.runtime.js any more');
  const script = readScript(source, file);
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

/** Only few files have it: the others need not be parsed. */
const lookUp = /options\.webpack[A-Z]/i;

/** Reads the magic comments: what webpack looks up in the options of a comment. */
export function readMagicComments(source: SourcePackage): MagicCommentFact[] {
  const facts = new Map<string, MagicCommentFact>();
  for (const file of scriptsIn(source)) {
    if (!lookUp.test(readText(source, file))) continue;
    const script = readScript(source, file);
    for (const node of nodesOf(script.tree, isLookUp)) {
      const name = node.name.text;
      const fact = facts.get(name) ?? {name, source: script.link(node), readBy: []};
      facts.set(name, {
        ...fact,
        expects: fact.expects ?? expectationIn(script, name),
        readBy: [...new Set([...fact.readBy, path.basename(file, '.js')])],
      });
    }
  }
  return [...facts.values()].sort((a, b) => a.name.localeCompare(b.name));
}

const isLookUp = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) &&
  /^webpack[A-Z]/.test(node.name.text) &&
  ts.isIdentifier(node.expression) &&
  /options$/i.test(node.expression.text);

/** What the warning of another value says: "`webpackIgnore` expected a boolean, but received: …". */
function expectationIn({text}: Script, name: string): string | undefined {
  const [, expected] = new RegExp(`${name}\\\\?\` expected (.+?),? but received`).exec(text) ?? [];
  return expected;
}
