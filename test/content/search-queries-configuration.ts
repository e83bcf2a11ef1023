import type {Row} from './search-query-rows';

/** What readers ask about the options of a configuration. */
export const configuration: Row[] = [
  ['externals', '/configuration/externals/'],
  ['watchOptions ignored', '/configuration/watch/#watchoptionsignored'],
  ['watch docker', '/configuration/watch/#watchoptionspoll'],
  ['browserslist', '/configuration/target/#browserslist'],
  ["can't resolve fs", '/configuration/target/#node-modules-in-browsers'],
  ['node.__dirname', '/configuration/node/#node__dirname'],
  ['dotenv', '/configuration/dotenv/'],
];
