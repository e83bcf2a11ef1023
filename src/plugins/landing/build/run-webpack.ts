import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import webpack, {
  type Compilation,
  type Configuration,
  type Module,
  type ModuleGraph,
  type Stats,
} from 'webpack';
import {cached, filesBelow, hashOfFiles} from '../../../cache';

/** A run of webpack, as far as the landing page tells of it. */
export type Run = Awaited<ReturnType<typeof runWebpack>>;
/** A file of the project that webpack read. */
export type RunSource = Run['sources'][number];
/** A file that webpack wrote; source maps are none. */
export type RunOutput = Run['outputs'][number];

/** The project of the landing page, relative to the site. */
export const projectFolder = 'docs/_examples/landing';

/** Gives the runs of the project in both modes, which are kept. */
export function cachedRuns(siteDir: string) {
  const folder = path.join(siteDir, projectFolder);
  const inputs = [hashOfFiles(folder, filesBelow(folder))];
  return cached({name: 'landing builds', code: 'plugins/landing', inputs}, async () => ({
    production: await runWebpack(folder, 'production'),
    development: await runWebpack(folder, 'development'),
  }));
}

/**
 * Runs webpack on a project with the configuration it brings, and writes nothing to the disk.
 * Production gets source maps that its files do not mention: the files are the same with and
 * without.
 * @param folder absolute path of the project
 * @throws when webpack reports an error or a warning
 */
export async function runWebpack(folder: string, mode: 'production' | 'development') {
  const require = createRequire(path.join(folder, 'package.json'));
  const stats = await promisify<Configuration, Stats | undefined>(webpack)({
    // A project of its own has no browserslist; here webpack would find the site's.
    target: 'web',
    ...(require('./webpack.config.js') as Configuration),
    mode,
    context: folder,
    ...(mode === 'production' && {devtool: 'hidden-source-map'}),
    plugins: [({hooks}) => hooks.shouldEmit.tap('landing-build', () => false)],
  });
  if (stats!.hasErrors() || stats!.hasWarnings())
    throw new Error(`${folder}: ${stats!.toString('errors-warnings')}`);
  const {compilation} = stats!;
  return {sources: sourcesOf(compilation, folder), outputs: outputsOf(compilation)};
}

/** In the order in which webpack read them. */
function sourcesOf({modules, moduleGraph}: Compilation, folder: string) {
  const read = new Map([...modules].map((module) => [module.nameForCondition(), module]));
  const orderOf = (module: Module) => moduleGraph.getPreOrderIndex(module)!;
  return filesBelow(folder)
    .map((name) => ({name, file: path.join(folder, name)}))
    .filter(({file}) => read.has(file))
    .sort((a, b) => orderOf(read.get(a.file)!) - orderOf(read.get(b.file)!))
    .map(({name, file}) => ({
      name,
      text: readFileSync(file, 'utf8'),
      unusedExports: unusedExports(read.get(file)!, moduleGraph),
    }));
}

/** Gives the exports that nothing imports. */
function unusedExports(module: Module, moduleGraph: ModuleGraph): string[] {
  const provided = moduleGraph.getProvidedExports(module);
  const used = moduleGraph.getUsedExports(module, undefined);
  if (!Array.isArray(provided) || !used || used === true) return [];
  return provided.filter((name) => !used.has(name));
}

function outputsOf(compilation: Compilation) {
  const assets = compilation.getAssets();
  const texts = new Map(assets.map(({name, source}) => [name, String(source.source())]));
  const withPage = [...compilation.chunks]
    .filter((chunk) => chunk.canBeInitial())
    .flatMap(({files, auxiliaryFiles}) => [...files, ...auxiliaryFiles]);
  return assets
    .filter(({info}) => !info.development)
    .map(({name, info}) => ({
      name,
      text: texts.get(name)!,
      onDemand: !withPage.includes(name),
      copyOf: info.sourceFilename,
      sourceMap: texts.get(String(info.related?.sourceMap)),
    }));
}
