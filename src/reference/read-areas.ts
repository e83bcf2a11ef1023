import path from 'node:path';
import ts from 'typescript';
import type {DocumentationVersion} from '../versions';
import {dialectOf} from '../versions/dialects';
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
import {lineAt, nodesOf, readScript, readText} from './source/script';

/** What webpack itself tells, by area. */
export type Areas = Awaited<ReturnType<typeof readAreas>>;

/**
 * Reads everything from the installed packages; takes some seconds. A webpack without declarations
 * for TypeScript tells what the newer one is compared with and what samples need: options and names.
 */
export async function readAreas(version: DocumentationVersion) {
  const webpack = webpackSource(version);
  const {types} = dialectOf(version);
  const read = <Fact>(area: () => Fact[]): Fact[] => (types ? area() : []);
  const {commands, flags} = types ? readCommandLine(version) : {commands: [], flags: []};
  return {
    /** Of webpack-cli, as `webpack serve`. */
    commands,
    flags,
    devServerOptions: read(() => readSchemaOptions(devServerSource(version), 'lib/options.json')),
    options: readOptions(version),
    hooks: read(() => readHooks(webpack, sourcePackage('enhanced-resolve', webpack.folder))),
    plugins: read(() => readPlugins(webpack)),
    ...readModuleNames(webpack),
    moduleHot: read(() => readHotMembers(webpack)),
    magicComments: read(() => readMagicComments(webpack)),
    loaderContext: types ? await readLoaderContext(webpack) : [],
    statsPresets: read(() => readPresets(webpack)),
    statsFields: read(() => readStatsFields(webpack)),
    /** Of `processAssets`. */
    stages: read(() => readStages(webpack)),
    /** Texts that `devtool` may be. */
    devtools: read(() => readDevtools(webpack)),
    /** Errors and warnings. */
    messages: read(() => readMessages(webpack)),
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

const lookUp = /(?:options|Options)\.(webpack[A-Z]\w*)/g;

/** Reads the magic comments: what webpack looks up in the options of a comment. */
function readMagicComments(source: SourcePackage): MagicCommentFact[] {
  const facts = new Map<string, MagicCommentFact>();
  for (const file of scriptsIn(source)) {
    const text = readText(source, file);
    for (const {1: name = '', index} of text.matchAll(lookUp)) {
      const link = source.link(file, lineAt(text, index));
      const fact = facts.get(name) ?? {name, source: link, readBy: []};
      facts.set(name, {
        ...fact,
        expects: fact.expects ?? expectationIn(text, name),
        readBy: [...new Set([...fact.readBy, path.basename(file, '.js')])],
      });
    }
  }
  return [...facts.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** What the warning of another value says: "`webpackIgnore` expected a boolean, but received: …". */
function expectationIn(text: string, name: string): string | undefined {
  const [, expected] = new RegExp(`${name}\\\\?\` expected (.+?),? but received`).exec(text) ?? [];
  return expected;
}
