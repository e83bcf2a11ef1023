import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {loadWebpack, type SourcePackage} from '../source/packages';
import {type Fact, membersIn} from '../source/syntax';

/** A member of `this` in a loader. */
export interface LoaderContextFact extends Fact {
  /** As webpack's declarations for TypeScript say. */
  type?: string;
}

const loader = path.resolve('src/reference/loader-context/list-members.cjs');

/** Reads the members of the context of loaders: those that a loader sees when it runs. */
export async function readLoaderContext(source: SourcePackage): Promise<LoaderContextFact[]> {
  const webpack = loadWebpack(source);
  const names: string[] = [];
  const use = [{loader, options: {tell: (memberNames: string[]) => names.push(...memberNames)}}];
  const compiler = webpack({
    mode: 'development',
    context: source.folder,
    entry: './hot/log.js',
    plugins: [new webpack.HotModuleReplacementPlugin()],
    module: {rules: [{test: /log\.js$/, use}]},
  });
  // `compile` builds without writing files.
  await promisify(compiler.compile.bind(compiler))();
  const declared = declaredMembers(source);
  return names.sort().map((name) => ({name, source: source.link('lib'), ...declared.get(name)}));
}

const declarations = 'types.d.ts';

/** Reads what webpack's declarations for TypeScript say of the members; nothing where it has none. */
function declaredMembers(source: SourcePackage): Map<string, Omit<LoaderContextFact, 'name'>> {
  if (!existsSync(path.join(source.folder, declarations))) return new Map();
  const members = membersIn(source.script(declarations), contexts);
  return new Map(members.map(({name, fact, type}) => [name, {...fact, type}]));
}

const contexts =
  /^(?:NormalModule|LoaderRunner\w+|LoaderPlugin|HotModuleReplacementPlugin)(?:Loader)?Context$/;
