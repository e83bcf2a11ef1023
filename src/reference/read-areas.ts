import type {DocumentationVersion} from '../versions';
import type {Areas} from './areas';
import {readCommandLine} from './command-line';
import {readHooks} from './hooks/read-hooks';
import {readLoaderContext} from './loader-context';
import {readMessages} from './messages/read-messages';
import {readHotMembers} from './modules/hot-members';
import {readMagicComments} from './modules/magic-comments';
import {readModuleNames} from './modules/names';
import {readOptions} from './options';
import {readPlugins} from './plugins';
import {readSchemaOptions} from './schema-options';
import {devServerSource, sourcePackage, webpackSource} from './source/packages';
import {readStatsFields} from './stats/fields';
import {readPresets} from './stats/presets';
import {readDevtools} from './values/devtool';
import {readStages} from './values/process-assets';

/** Reads everything from the installed packages; takes some seconds. */
export async function readAreas(version: DocumentationVersion): Promise<Areas> {
  const webpack = webpackSource(version);
  return {
    ...readCommandLine(version),
    devServerOptions: readSchemaOptions(devServerSource(version), 'lib/options.json'),
    options: readOptions(version),
    hooks: readHooks(webpack, sourcePackage('enhanced-resolve', webpack.folder)),
    plugins: readPlugins(webpack),
    ...readModuleNames(webpack),
    moduleHot: readHotMembers(webpack),
    magicComments: readMagicComments(webpack),
    loaderContext: await readLoaderContext(webpack),
    statsPresets: await readPresets(webpack),
    statsFields: await readStatsFields(webpack),
    stages: readStages(webpack),
    devtools: readDevtools(webpack),
    messages: readMessages(webpack),
  };
}
