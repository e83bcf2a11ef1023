/** Major versions whose facts are counted. */
export const coveredVersions: readonly ('5' | '4')[] = ['5'];

/** Facts that need no place on a page, and why. */
export interface CoverageException {
  /** Major version of webpack. */
  version: '5' | '4';
  /** Ids; `…` stands for any text. The reason holds for all that they mean. */
  facts: readonly string[];
  /** The page that tells what readers need instead. */
  page: string;
  /** The work after which the page tells it. */
  step: string;
  reason: string;
}

/**
 * The list only shrinks: an entry fails when webpack has no such fact any more, or pages describe
 * all that it excuses, or its page is neither there nor awaited.
 */
export const coverageExceptions: readonly CoverageException[] = [
  {
    version: '5',
    facts: ['option:…[]', 'option:….*', 'dev-server-option:…[]'],
    page: '/configuration/',
    step: 'the configuration reference',
    reason: 'stands for one element of what the option holds; the option is described',
  },
  {
    version: '5',
    facts: [
      'option:module.parser.javascript/auto…',
      'option:module.parser.javascript/dynamic…',
      'option:module.parser.javascript/esm…',
    ],
    page: '/configuration/module/',
    step: 'the configuration reference',
    reason: 'the same options as of module.parser.javascript, for one type of module alone',
  },
  {
    version: '5',
    facts: [
      'flag:--cache-…',
      'flag:--experiments-…',
      'flag:--externals-…',
      'flag:--infrastructure-logging-…',
      'flag:--module-…',
      'flag:--optimization-…',
      'flag:--output-…',
      'flag:--performance-…',
      'flag:--resolve-…',
      'flag:--snapshot-…',
      'flag:--stats-…',
      'flag:--watch-options-…',
    ],
    page: '/api/cli/',
    step: 'the configuration reference',
    reason: 'sets one option and takes what that takes; the page lists it, and tells its rule',
  },
  {
    version: '5',
    facts: ['flag:…-reset'],
    page: '/api/cli/',
    step: 'the pilot pages',
    reason: 'empties a list before other flags add to it: one rule for every list',
  },
  {
    version: '5',
    facts: ['option:entry.*.html.…'],
    page: '/configuration/output/',
    step: 'the pilot pages',
    reason: 'the same keys as of output.html, for one entry alone',
  },
  {
    version: '5',
    facts: ['option:entry.*.library.…'],
    page: '/configuration/output/',
    step: 'the pilot pages',
    reason: 'the same keys as of output.library, for one entry alone',
  },
  {
    version: '5',
    facts: ['hook:ChunkTemplate.…', 'hook:ModuleTemplate.…'],
    page: '/api/plugins/',
    step: 'the API reference',
    reason: 'leads to a hook of another class and warns that it is deprecated, naming that one',
  },
  {
    version: '5',
    facts: ['devtool:…-scopes', 'devtool:…-debugids'],
    page: '/configuration/devtool/',
    step: 'the configuration reference',
    reason: 'a suffix that adds the same to every value that makes a source map',
  },
];

/**
 * Which page describes what, so that its writer can be told what is missing on it. Of several
 * patterns that mean a fact the one with the longest beginning counts.
 */
export const coverageHomes: Readonly<Record<string, readonly string[]>> = {
  '/api/cli/': ['command:…', 'flag:…'],
  '/api/compilation-hooks/': ['hook:Compilation.…', 'stage:…'],
  '/api/compiler-hooks/': ['hook:Compiler.…', 'hook:MultiCompiler.…'],
  '/api/contextmodulefactory-hooks/': ['hook:ContextModuleFactory.…'],
  '/api/hot-module-replacement/': ['variable:module.hot.…'],
  '/api/loaders/': ['loader-context:…'],
  '/api/module-methods/': [
    'magic-comment:…',
    'variable:define…',
    'variable:module.require',
    'variable:require…',
  ],
  '/api/module-variables/': ['variable:…'],
  '/api/normalmodulefactory-hooks/': ['hook:NormalModuleFactory.…'],
  '/api/parser/': ['hook:JavascriptParser.…'],
  '/api/plugins/': ['hook:…'],
  '/api/resolvers/': ['hook:Resolver.…', 'hook:ResolverFactory.…'],
  '/api/stats/': ['stats-field:…'],
  '/configuration/cache/': ['option:cache…'],
  '/configuration/dev-server/': ['dev-server-option:…', 'option:devServer…'],
  '/configuration/devtool/': ['devtool:…', 'option:devtool…'],
  '/configuration/dotenv/': ['option:dotenv…'],
  '/configuration/entry-context/': ['option:context', 'option:entry…'],
  '/configuration/experiments/': ['option:experiments…'],
  '/configuration/extending-configurations/': ['option:extends…'],
  '/configuration/externals/': ['option:externals…'],
  '/configuration/infrastructureLogging/': ['option:infrastructureLogging…'],
  '/configuration/mode/': ['option:mode'],
  '/configuration/module/': ['option:module…'],
  '/configuration/node/': ['option:node…'],
  '/configuration/optimization/': ['option:optimization…'],
  '/configuration/other-options/': ['option:…'],
  '/configuration/output/': ['option:output…'],
  '/configuration/performance/': ['option:performance…'],
  '/configuration/plugins/': ['option:plugins…'],
  '/configuration/resolve/': ['option:resolve…'],
  '/configuration/stats/': ['option:stats…', 'stats-preset:…'],
  '/configuration/target/': ['option:target…'],
  '/configuration/watch/': ['option:watch…'],
  '/errors/': ['message:…'],
  '/plugins/automatic-prefetch-plugin/': ['plugin:AutomaticPrefetchPlugin'],
  '/plugins/banner-plugin/': ['plugin:BannerPlugin', 'plugin-option:BannerPlugin.…'],
  '/plugins/context-exclusion-plugin/': ['plugin:ContextExclusionPlugin'],
  '/plugins/context-replacement-plugin/': ['plugin:ContextReplacementPlugin'],
  '/plugins/define-plugin/': ['plugin:DefinePlugin', 'hook:DefinePlugin.…'],
  '/plugins/dll-plugin/': [
    'plugin:DllPlugin',
    'plugin:DllReferencePlugin',
    'plugin-option:DllPlugin.…',
    'plugin-option:DllReferencePlugin.…',
  ],
  '/plugins/environment-plugin/': ['plugin:EnvironmentPlugin'],
  '/plugins/eval-source-map-dev-tool-plugin/': ['plugin:EvalSourceMapDevToolPlugin'],
  '/plugins/hashed-module-ids-plugin/': [
    'plugin:HashedModuleIdsPlugin',
    'plugin-option:HashedModuleIdsPlugin.…',
  ],
  '/plugins/hot-module-replacement-plugin/': [
    'plugin:HotModuleReplacementPlugin',
    'hook:HotModuleReplacementPlugin.…',
  ],
  '/plugins/ignore-plugin/': ['plugin:IgnorePlugin', 'plugin-option:IgnorePlugin.…'],
  '/plugins/internal-plugins/': ['plugin:…', 'plugin-option:…'],
  '/plugins/limit-chunk-count-plugin/': [
    'plugin:LimitChunkCountPlugin',
    'plugin-option:LimitChunkCountPlugin.…',
  ],
  '/plugins/loader-options-plugin/': [
    'plugin:LoaderOptionsPlugin',
    'plugin-option:LoaderOptionsPlugin.…',
  ],
  '/plugins/manifest-plugin/': ['plugin:ManifestPlugin', 'plugin-option:ManifestPlugin.…'],
  '/plugins/merge-duplicate-chunks-plugin/': [
    'plugin:MergeDuplicateChunksPlugin',
    'plugin-option:MergeDuplicateChunksPlugin.…',
  ],
  '/plugins/min-chunk-size-plugin/': [
    'plugin:MinChunkSizePlugin',
    'plugin-option:MinChunkSizePlugin.…',
  ],
  '/plugins/module-concatenation-plugin/': ['plugin:ModuleConcatenationPlugin'],
  '/plugins/module-federation-plugin/': [
    'plugin:ModuleFederationPlugin',
    'plugin-option:ModuleFederationPlugin.…',
    'hook:ModuleFederationPlugin.…',
  ],
  '/plugins/NoEmitOnErrorsPlugin/': ['plugin:NoEmitOnErrorsPlugin'],
  '/plugins/normal-module-replacement-plugin/': ['plugin:NormalModuleReplacementPlugin'],
  '/plugins/prefetch-plugin/': ['plugin:PrefetchPlugin'],
  '/plugins/profiling-plugin/': ['plugin:ProfilingPlugin', 'plugin-option:ProfilingPlugin.…'],
  '/plugins/progress-plugin/': ['plugin:ProgressPlugin', 'plugin-option:ProgressPlugin.…'],
  '/plugins/provide-plugin/': ['plugin:ProvidePlugin'],
  '/plugins/source-map-dev-tool-plugin/': [
    'plugin:SourceMapDevToolPlugin',
    'plugin-option:SourceMapDevToolPlugin.…',
  ],
  '/plugins/split-chunks-plugin/': ['option:optimization.splitChunks…', 'plugin:SplitChunksPlugin'],
  '/plugins/virtual-url-plugin/': ['plugin:VirtualUrlPlugin', 'plugin-option:VirtualUrlPlugin.…'],
  '/plugins/watch-ignore-plugin/': [
    'plugin:WatchIgnorePlugin',
    'plugin-option:WatchIgnorePlugin.…',
  ],
};
