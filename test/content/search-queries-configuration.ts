import type {Row} from './search-query-rows';

/** What readers ask about the options of a configuration. */
export const configuration: Row[] = [
  [
    'splitchunks',
    '/plugins/split-chunks-plugin/',
    '/configuration/optimization/#optimizationsplitchunks',
  ],
  ['runtimeChunk', '/configuration/optimization/#optimizationruntimechunk'],
  ['cacheGroups', '/plugins/split-chunks-plugin/#splitchunkscachegroups'],
  ['minSize', '/plugins/split-chunks-plugin/#splitchunksminsize'],
  ['maxSize', '/plugins/split-chunks-plugin/#splitchunksmaxsize'],
  [
    'reuseExistingChunk',
    '/plugins/split-chunks-plugin/#splitchunkscachegroupscachegroupreuseexistingchunk',
  ],
  ['conflicts with existing chunk', '/plugins/split-chunks-plugin/#conflict'],
  ['externals', '/configuration/externals/'],
  ['watchOptions ignored', '/configuration/watch/#watchoptionsignored'],
  ['watch docker', '/configuration/watch/#watchoptionspoll'],
  [
    'browserslist',
    '/configuration/target/#browserslist',
    '/glossary/#browserslist',
    '/concepts/targets/#match-the-browsers-you-support',
  ],
  ["can't resolve fs", '/configuration/target/#node-modules-in-browsers'],
  ['node.__dirname', '/configuration/node/#node__dirname'],
  ['dotenv', '/configuration/dotenv/'],
  ['stats errors-only', '/configuration/stats/'],
  ['errorDetails', '/configuration/stats/#statserrordetails'],
  ['ERROR in child compilations', '/configuration/stats/#statschildren'],
  ['stats presets', '/configuration/stats/#stats-presets'],
  ['ignoreWarnings', '/configuration/other-options/#ignorewarnings'],
  ['managedPaths', '/configuration/other-options/#managedpaths'],
  ['recordsPath', '/configuration/other-options/#recordspath'],
  ['experiments', '/configuration/experiments/'],
  ['lazyCompilation', '/configuration/experiments/#experimentslazycompilation'],
  ['futureDefaults', '/configuration/experiments/#experimentsfuturedefaults'],
  ['experiments.css', '/configuration/experiments/#experimentscss'],
  ['topLevelAwait', '/configuration/experiments/#experimentsoutputmodule'],
];
