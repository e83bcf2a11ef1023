import type {DocumentationVersion} from '../versions';
import {dialectOf} from '../versions/dialects';
import {readCommandLine} from './command-line';
import {readHooks} from './hooks/read-hooks';
import {readLoaderContext} from './loader-context';
import {readMessages} from './messages';
import {readMagicComments} from './modules/magic-comments';
import {readHotMembers, readModuleNames} from './modules/names';
import {readOptions} from './options';
import {readPlugins} from './plugins';
import {readSchemaOptions} from './schema-options';
import {devServerSource, sourcePackage, webpackSource} from './source/packages';
import {readStatsFields} from './stats';
import {readDevtools, readPresets, readStages} from './values';

/** What webpack itself tells, by area. */
export type Areas = Awaited<ReturnType<typeof readAreas>>;

/**
 * Reads everything from the installed packages; takes some seconds. A webpack without declarations
 * for TypeScript tells what the newer one is compared with and what samples and pages need: options,
 * those of the development server, and names.
 */
export async function readAreas(version: DocumentationVersion) {
  const webpack = webpackSource(version);
  const {types} = dialectOf(version);
  const readIfTyped = <Fact>(area: () => Fact[]): Fact[] => (types ? area() : []);
  const {commands, flags} = types ? readCommandLine(version) : {commands: [], flags: []};
  return {
    /** Of webpack-cli, as `webpack serve`. */
    commands,
    flags,
    devServerOptions: readSchemaOptions(devServerSource(version), 'lib/options.json'),
    options: readOptions(version),
    hooks: readIfTyped(() => readHooks(webpack, sourcePackage('enhanced-resolve', webpack.folder))),
    plugins: readIfTyped(() => readPlugins(webpack)),
    ...readModuleNames(webpack),
    moduleHot: readIfTyped(() => readHotMembers(webpack)),
    magicComments: readIfTyped(() => readMagicComments(webpack)),
    loaderContext: types ? await readLoaderContext(webpack) : [],
    statsPresets: readIfTyped(() => readPresets(webpack)),
    statsFields: readIfTyped(() => readStatsFields(webpack)),
    /** Of `processAssets`. */
    stages: readIfTyped(() => readStages(webpack)),
    /** Texts that `devtool` may be. */
    devtools: readIfTyped(() => readDevtools(webpack)),
    /** Errors and warnings. */
    messages: readIfTyped(() => readMessages(webpack)),
  };
}
