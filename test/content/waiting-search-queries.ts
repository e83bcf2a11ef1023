import {versionFourOnceWritten} from './search-queries-version-4';
import {asked, type ExpectedAnswer, type Row} from './search-query-rows';

const onceWritten: Row[] = [
  ['speed up build', '/guides/build-performance/'],
  ['ts-loader', '/loaders/ts-loader/'],
  ['write a plugin', '/contribute/writing-a-plugin/'],
  ['write a loader', '/contribute/writing-a-loader/'],
  ['release process', '/contribute/release-process/'],
  ...versionFourOnceWritten,
];

/** Wait for their page: as soon as it exists, they move up. */
export const waiting: readonly ExpectedAnswer[] = asked(onceWritten);
