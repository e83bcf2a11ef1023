import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import webpack, {
  type Compilation,
  type Configuration,
  type Stats,
  type StatsCompilation,
  type StatsModule,
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
  return {sources: sourcesOf(json, folder), outputs: outputsOf(stats!.compilation)};
}

/** In the order in which webpack read them. */
function sourcesOf({modules = []}: StatsCompilation, folder: string) {
  const texts = new Map(
    filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  // A concatenated module has the name of its first part; that part follows among its own.
  const known = modules.flatMap(withParts).filter(({name}) => texts.has(fileOf(name)));
  const met = (a: StatsModule, b: StatsModule) => (a.preOrderIndex ?? 0) - (b.preOrderIndex ?? 0);
  const order = [...new Set(known.sort(met).map(({name}) => fileOf(name)))];
  return order.map((name) => {
    const forms = known.filter((module) => fileOf(module.name) === name);
    return {
      name,
      text: texts.get(name)!,
      chunks: [...new Set(forms.flatMap(({chunks = []}) => chunks.map(String)))],
      /** Exports that nothing imports. */
      unusedExports: forms.flatMap(unusedExports),
    };
  });
}

const withParts = (module: StatsModule): StatsModule[] => [
  module,
  ...(module.modules ?? []).map((part) => ({...part, chunks: module.chunks})),
];

const fileOf = (name = '') => name.replace(/^(css )?\.\//, '');

function unusedExports({usedExports, providedExports}: StatsModule): string[] {
  if (!Array.isArray(usedExports) || !Array.isArray(providedExports)) return [];
  return providedExports.filter((name) => !usedExports.includes(name));
}

function outputsOf(compilation: Compilation) {
  const assets = compilation.getAssets();
  const texts = new Map(assets.map(({name, source}) => [name, String(source.source())]));
  return assets
    .filter(({info}) => !info.development)
    .map(({name, info}) => {
      const chunks = [...compilation.chunks].filter(
        ({files, auxiliaryFiles}) => files.has(name) || auxiliaryFiles.has(name),
      );
      return {
        name,
        text: texts.get(name)!,
        chunks: chunks.map(({id}) => String(id)),
        /** Whether one of its chunks is loaded with the page. */
        initial: chunks.some((chunk) => chunk.canBeInitial()),
        copyOf: info.sourceFilename,
        sourceMap: texts.get(String(info.related?.sourceMap)),
      };
    });
}
