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
 * for TypeScript names no fields of its stats, and its schema lists no texts for `devtool`.
 */
export async function readAreas(version: DocumentationVersion) {
  const webpack = webpackSource(version);
  const {types} = dialectOf(version);
  const {commands, flags} = readCommandLine(version);
  return {
    /** Of webpack-cli, as `webpack serve`. */
    commands,
    flags,
    devServerOptions: readSchemaOptions(devServerSource(version), 'lib/options.json'),
    options: readOptions(version),
    hooks: readHooks(webpack, sourcePackage('enhanced-resolve', webpack.folder)),
    plugins: readPlugins(webpack),
    ...readModuleNames(webpack),
    moduleHot: readHotMembers(webpack),
    magicComments: readMagicComments(webpack),
    loaderContext: await readLoaderContext(webpack),
    statsPresets: readPresets(webpack),
    statsFields: types ? readStatsFields(webpack) : [],
    /** Of `processAssets`. */
    stages: readStages(webpack),
    /** Texts that `devtool` may be. */
    devtools: types ? readDevtools(webpack) : [],
    /** Errors and warnings. */
    messages: readMessages(webpack),
  };
}
