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
    facts: ['option:module.defaultRules[].…'],
    page: '/configuration/module/',
    step: 'the configuration reference',
    reason: 'the same keys as of module.rules, for the rules that come before those',
  },
  {
    version: '5',
    facts: ['option:output.resourceHints.initial[].…'],
    page: '/configuration/output/',
    step: 'the configuration reference',
    reason: 'the same keys as of output.resourceHints[], which is the short form of it',
  },
  {
    version: '5',
    facts: ['option:module.rules[].resolve.…'],
    page: '/configuration/resolve/',
    step: 'the configuration reference',
    reason: 'the same keys as of resolve, for requests of the modules that match alone',
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
      'flag:--amd',
      'flag:--bail',
      'flag:--cache',
      'flag:--context',
      'flag:--dependencies',
      'flag:--dev-server',
      'flag:--devtool-…',
      'flag:--dotenv…',
      'flag:--externals',
      'flag:--ignore-warnings…',
      'flag:--name',
      'flag:--node…',
      'flag:--parallelism',
      'flag:--performance',
      'flag:--profile',
      'flag:--records-…',
      'flag:--validate',
    ],
    page: '/api/cli/',
    step: 'the configuration reference',
    reason: 'sets one option and takes what that takes; the page lists it, and tells its rule',
  },
  {
    version: '5',
    facts: [
      'flag:--allowed-hosts',
      'flag:--bonjour',
      'flag:--client…',
      'flag:--compress',
      'flag:--dev-server-per-compiler',
      'flag:--history-api-fallback',
      'flag:--host',
      'flag:--hot',
      'flag:--ipc',
      'flag:--live-reload',
      'flag:--open…',
      'flag:--port',
      'flag:--server-…',
      'flag:--static…',
      'flag:--watch-files',
      'flag:--web-socket-server…',
    ],
    page: '/configuration/dev-server/',
    step: 'the configuration reference',
    reason: 'sets the option of the development server that it is named after',
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
