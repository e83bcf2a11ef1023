import {asked, type ExpectedAnswer, type Row} from './search-queries';

const onceWritten: Row[] = [
  ['speed up build', '/guides/build-performance/'],
  ['ts-loader', '/loaders/ts-loader/'],
  ['write a plugin', '/contribute/writing-a-plugin/'],
  ['write a loader', '/contribute/writing-a-loader/'],
  ['release process', '/contribute/release-process/'],
  ['To v5 from v4', '/migrate/5/'],
  ['CommonsChunkPlugin', '/v4/plugins/commons-chunk-plugin/'],
  ['splitChunks', '/v4/plugins/split-chunks-plugin/'],
  ['node.fs empty', '/v4/configuration/node/'],
];

/** Wait for their page: as soon as it exists, they move to test/fixtures/search-queries.txt. */
export const waiting: readonly ExpectedAnswer[] = asked(onceWritten);
