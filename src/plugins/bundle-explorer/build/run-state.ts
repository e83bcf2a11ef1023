import {createRequire} from 'node:module';
import path from 'node:path';
import type {Compilation, Configuration, Module} from 'webpack';
import {runWebpack, webpack} from '../../../run-webpack';
import {configurationOf} from '../engine/configuration';
import {editedText, edits} from '../engine/edits';
import {namesOf} from '../engine/switches';

/** What one run of webpack wrote. */
export interface Run {
  compilation: Compilation;
  /** How many bytes a module takes in a chunk before anything is minimized, by both. */
  rendered: Map<string, number>;
}

/** The key of a module in a chunk. */
export const moduleInChunkKey = (chunk: {id?: unknown}, module: Module) =>
  `${String(chunk.id)} ${module.identifier()}`;

/**
 * Runs webpack on the shop in one state, and writes nothing to the disk. Production gets source maps
 * that its files do not mention: the files are the same with and without.
 * @param folder absolute path of the project
 * @throws naming the switches that are on, when the build reports an error or a warning
 */
export async function runState(folder: string, state: number): Promise<Run> {
  const rendered = new Map<string, number>();
  try {
    const configuration: Configuration = {
      // The shop has no list of browsers; here webpack would find the site's.
      target: 'web',
      ...evaluate(configurationOf(state), folder),
      context: folder,
      ...(namesOf(state).includes('production') && {devtool: 'hidden-source-map'}),
      plugins: [
        ({hooks}) => {
          hooks.shouldEmit.tap('bundle-explorer', () => false);
          hooks.compilation.tap('bundle-explorer', (compilation) => {
            applyEdits(compilation, folder, state);
            measureModules(compilation, rendered);
          });
        },
      ],
    };
    const stats = await runWebpack(configuration);
    if (stats.hasErrors() || stats.hasWarnings())
      throw new Error(stats.toString('errors-warnings'));
    return {compilation: stats.compilation, rendered};
  } catch (error) {
    throw new Error(
      `${folder} does not build with ${namesOf(state).join(', ') || 'all switches off'}: ${(error as Error).message}`,
      {cause: error},
    );
  }
}

/** Reads a configuration as webpack-cli would. */
function evaluate(text: string, folder: string): Configuration {
  const module = {exports: {}};
  const require = createRequire(path.join(folder, 'webpack.config.js'));
  new Function('module', 'require', text)(module, require);
  return module.exports;
}

/** Has webpack read the files as they are in this state. */
function applyEdits(compilation: Compilation, folder: string, state: number): void {
  webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
    'bundle-explorer',
    ([source, ...rest], module) => {
      const file = path.relative(folder, module.resource).split(path.sep).join('/');
      const isEdited = edits.some((edit) => edit.file === file);
      return [isEdited ? editedText(file, source.toString(), state) : source, ...rest];
    },
  );
}

function measureModules(compilation: Compilation, rendered: Map<string, number>): void {
  const {JavascriptModulesPlugin} = webpack.javascript;
  JavascriptModulesPlugin.getCompilationHooks(compilation).renderModulePackage.tap(
    'bundle-explorer',
    (source, module, {chunk}) => {
      rendered.set(moduleInChunkKey(chunk, module), source.size());
      return source;
    },
  );
}
