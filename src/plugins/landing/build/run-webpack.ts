import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import webpack, {
  type Compilation,
  type Configuration,
  type StatsCompilation,
  type StatsModule,
} from 'webpack';
import {cached, filesBelow, hashOfFiles} from '../../../cache';

/** A file of the project that webpack read. */
export interface RunSource {
  /** Path inside the project. */
  name: string;
  text: string;
  /** Chunks its module is in. */
  chunks: string[];
  /** Exports that nothing imports. */
  unusedExports: string[];
}

/** A file that webpack wrote. */
export interface RunOutput {
  name: string;
  text: string;
  chunks: string[];
  /** Whether one of its chunks is loaded with the page. */
  initial: boolean;
  /** The file it is a copy of. */
  copyOf?: string;
  sourceMap?: string;
}

/** A run of webpack, as far as the landing page tells of it. */
export interface Run {
  /** In the order in which webpack read them. */
  sources: RunSource[];
  /** Without their source maps. */
  outputs: RunOutput[];
}

/** Both modes of the same project. */
export type Runs = Record<'production' | 'development', Run>;

/** The project of the landing page, relative to the site. */
export const projectFolder = 'docs/_examples/landing';

/** Gives the runs of the project in both modes, which are kept. */
export function cachedRuns(siteDir: string): Promise<Runs> {
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
export async function runWebpack(folder: string, mode: 'production' | 'development'): Promise<Run> {
  const require = createRequire(path.join(folder, 'package.json'));
  const compilation = await compile({
    // Where the project stands alone, webpack finds no browserslist; here it would find the site's.
    target: 'web',
    ...(require('./webpack.config.js') as Configuration),
    mode,
    context: folder,
    ...(mode === 'production' && {devtool: 'hidden-source-map'}),
  });
  const stats = compilation.getStats().toJson({
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
  return {sources: sourcesOf(stats, folder), outputs: outputsOf(compilation)};
}

function compile(configuration: Configuration): Promise<Compilation> {
  const compiler = webpack(configuration)!;
  compiler.hooks.shouldEmit.tap('landing-build', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {});
      if (!stats) return reject(failure ?? new Error('webpack gave no stats'));
      if (!stats.hasErrors() && !stats.hasWarnings()) return resolve(stats.compilation);
      reject(new Error(`${configuration.context}: ${stats.toString('errors-warnings')}`));
    });
  });
}

function sourcesOf({modules = []}: StatsCompilation, folder: string): Run['sources'] {
  const texts = readProject(folder);
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
      unusedExports: forms.flatMap(unusedExports),
    };
  });
}

function withParts(module: StatsModule): StatsModule[] {
  return [module, ...(module.modules ?? []).map((part) => ({...part, chunks: module.chunks}))];
}

const fileOf = (name = '') => name.replace(/^(css )?\.\//, '');

function unusedExports({usedExports, providedExports}: StatsModule): string[] {
  if (!Array.isArray(usedExports) || !Array.isArray(providedExports)) return [];
  return providedExports.filter((name) => !usedExports.includes(name));
}

function outputsOf(compilation: Compilation): Run['outputs'] {
  const assets = compilation.getAssets();
  const texts = new Map(assets.map(({name, source}) => [name, String(source.source())]));
  return assets
    .filter(({info}) => !info.development)
    .map(({name, info}) => {
      const chunks = [...compilation.chunks].filter(
        ({files, auxiliaryFiles}) => files.has(name) || auxiliaryFiles.has(name),
      );
      const sourceMap = texts.get(String(info.related?.sourceMap));
      return {
        name,
        text: texts.get(name)!,
        chunks: chunks.map(({id}) => String(id)),
        initial: chunks.some((chunk) => chunk.canBeInitial()),
        ...(info.sourceFilename && {copyOf: info.sourceFilename}),
        ...(sourceMap && {sourceMap}),
      };
    });
}

/** Gives the text of every file of a project, by its path inside it, with `/` on every system. */
export function readProject(folder: string): Map<string, string> {
  return new Map(
    filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}
