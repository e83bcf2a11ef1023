import type {VersionEntry} from './schema';

/** How a webpack and the packages around it are asked, where that is not the same for all of them. */
export interface Dialect {
  /** What fills in a configuration: functions, or the class `WebpackOptionsDefaulter`. */
  defaults: 'functions' | 'class';
  /** Options whose parts have defaults only once another value is chosen, with that value. */
  chosen: Readonly<Record<string, object>>;
  /** Targets whose defaults differ; the first one is webpack's own choice where nothing else is said. */
  targets: readonly string[];
  /** Two values of `target` that name old and new browsers, where a target can name browsers. */
  browsers: readonly [] | readonly [old: string, recent: string];
  /** Whether the version has `output.module`, on which defaults depend. */
  moduleOutput: boolean;
  /** Whether the package has a `types.d.ts`, against which samples in TypeScript are held. */
  types: boolean;
  /** What makes the flags of the command line: webpack out of its schema, or webpack-cli itself. */
  flags: 'webpack' | 'webpack-cli';
  /** Whether webpack lets unknown names below `experiments` pass, so that we look at them. */
  experiments: boolean;
  /**
   * Whether each sentence of its reference that says what happens has to be settled; the pages of
   * the legacy one were read against its source instead.
   */
  settlesStatements: boolean;
  /** Packages that npm puts beside another one, where the paths of chunks depend on it. */
  beside: Readonly<Record<string, readonly string[]>>;
}

const dialects: Readonly<Record<VersionEntry['dialect'], Dialect>> = {
  modern: {
    defaults: 'functions',
    chosen: {cache: {cache: {type: 'filesystem'}}},
    targets: [
      'web',
      'webworker',
      'node',
      'async-node',
      'electron-main',
      'electron-preload',
      'electron-renderer',
      'nwjs',
      'deno',
      'bun',
      'universal',
      'es5',
    ],
    browsers: ['browserslist:ie 11', 'browserslist:chrome 130'],
    moduleOutput: true,
    types: true,
    flags: 'webpack',
    experiments: true,
    settlesStatements: true,
    // The relative path of the minimizer is part of every chunk hash.
    beside: {webpack: ['minimizer-webpack-plugin']},
  },
  legacy: {
    defaults: 'class',
    chosen: {},
    targets: [
      'web',
      'webworker',
      'node',
      'async-node',
      'electron-main',
      'electron-renderer',
      'node-webkit',
    ],
    browsers: [],
    moduleOutput: false,
    types: false,
    flags: 'webpack-cli',
    experiments: false,
    settlesStatements: false,
    beside: {},
  },
};

/** Gives what differs in the webpack of a version. */
export const dialectOf = ({dialect}: Pick<VersionEntry, 'dialect'>): Dialect => dialects[dialect];
