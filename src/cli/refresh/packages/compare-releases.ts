import {diffLines} from 'diff';
import {
  fetchTarball,
  type FetchOptions,
} from '../../../plugins/mirrored-packages/build/fetch-tarball';
import {readFacts} from '../../../plugins/mirrored-packages/build/package-facts';
import type {Pin, Release} from '../../../plugins/mirrored-packages/build/pins';
import {prepare} from '../../../plugins/mirrored-packages/build/pipeline';
import {readTarball} from '../../../plugins/mirrored-packages/build/tarball-files';
import type {Update} from './find-updates';

/** What an update would change on a page. */
export interface Comparison extends Update {
  /** Lines of the README that were written or left out. */
  changedLines: number;
  /** Ids of headings. */
  lost: string[];
  added: string[];
  /** Options in the schemas of the new release that the old one had not. */
  newOptions: string[];
}

/**
 * Fetches both releases of an update and compares their pages.
 * @throws when a release cannot be had or mirrored
 */
export async function compareReleases(update: Update, options: FetchOptions): Promise<Comparison> {
  const [old, fresh] = await Promise.all([
    contentOf(update, update.from, options),
    contentOf(update, update.to, options),
  ]);
  return {
    ...update,
    changedLines: diffLines(old.readme, fresh.readme)
      .filter(({added, removed}) => added || removed)
      .reduce((sum, {count}) => sum + count, 0),
    lost: without(old.headingIds, fresh.headingIds),
    added: without(fresh.headingIds, old.headingIds),
    newOptions: without(fresh.options, old.options),
  };
}

async function contentOf({entry, documentation}: Update, release: Release, fetching: FetchOptions) {
  const pin: Pin = {...entry, ...release, documentation};
  const files = await readTarball(await fetchTarball(pin, fetching));
  const {facts, headingIds} = await prepare(pin, readFacts(pin, files));
  const options = facts.options.flatMap((file) => file.options.map(({path}) => path));
  return {readme: facts.readme, headingIds, options: options.filter(isOfTop)};
}

const isOfTop = (path: string) => !path.includes('.');

const without = (these: readonly string[], those: readonly string[]): string[] =>
  these.filter((name) => !those.includes(name));
