import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import webpack, {type Configuration, type Stats, type StatsModule} from 'webpack';
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
    // Where the project stands alone, webpack finds no browserslist; here it would find the site's.
    target: 'web',
    ...(require('./webpack.config.js') as Configuration),
    mode,
    context: folder,
    ...(mode === 'production' && {devtool: 'hidden-source-map'}),
    plugins: [({hooks}) => hooks.shouldEmit.tap('landing-build', () => false)],
  });
  if (stats!.hasErrors() || stats!.hasWarnings())
    throw new Error(`${folder}: ${stats!.toString('errors-warnings')}`);
  const json = stats!.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    orphanModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
    ids: true,
    usedExports: true,
    providedExports: true,
  });
  return {sources: sourcesOf(json.modules ?? [], folder), outputs: outputsOf(stats!)};
}

/** In the order in which webpack read them. */
function sourcesOf(modules: readonly StatsModule[], folder: string) {
  const files = filesBelow(folder);
  // A concatenated module has the name of its first part; that part follows among its own.
  const met = modules
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .map((module) => ({...module, file: module.name?.replace(/^(css )?\.\//, '')}))
    .sort((a, b) => (a.preOrderIndex ?? 0) - (b.preOrderIndex ?? 0));
  const names = new Set(met.map(({file}) => file).filter((file) => files.includes(file!)));
  return [...(names as Set<string>)].map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), 'utf8'),
    /** Exports that nothing imports. */
    unusedExports: met.filter(({file}) => file === name).flatMap(unusedExports),
  }));
}

function unusedExports({usedExports, providedExports}: StatsModule): string[] {
  if (!Array.isArray(usedExports) || !Array.isArray(providedExports)) return [];
  return providedExports.filter((name) => !usedExports.includes(name));
}

function outputsOf({compilation}: Stats) {
  const assets = compilation.getAssets();
  const texts = new Map(assets.map(({name, source}) => [name, String(source.source())]));
  return assets
    .filter(({info}) => !info.development)
    .map(({name, info}) => ({
      name,
      text: texts.get(name)!,
      /** Whether no chunk that is loaded with the page has it. */
      onDemand: ![...compilation.chunks].some(
        (chunk) =>
          chunk.canBeInitial() && (chunk.files.has(name) || chunk.auxiliaryFiles.has(name)),
      ),
      copyOf: info.sourceFilename,
      sourceMap: texts.get(String(info.related?.sourceMap)),
    }));
}
