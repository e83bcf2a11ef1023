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
import {flatten} from '../../../reference/options/schema/flatten';
import {parseSchema} from '../../../reference/options/schema/schema';
import type {PackageFile} from '../../../plugins/mirrored-packages/build/tarball-files';

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

async function contentOf({entry, documentation}: Update, release: Release, options: FetchOptions) {
  const pin: Pin = {...entry, ...release, documentation};
  const files = await readTarball(await fetchTarball(pin, options));
  const {facts, headingIds} = await prepare(pin, readFacts(pin, files));
  return {readme: facts.readme, headingIds, options: optionNames(files.schemas)};
}

const without = (these: Iterable<string>, those: ReadonlySet<string>): string[] =>
  [...these].filter((name) => !those.has(name));

/** Gives the options that a package's schemas allow at their top; a file that is no schema has none. */
export const optionNames = (schemas: readonly PackageFile[]): ReadonlySet<string> =>
  new Set(schemas.flatMap(({text}) => namesIn(text)));

function namesIn(text: string): string[] {
  try {
    const paths = flatten(parseSchema(text)).map(({path}) => path);
    return paths.filter((path) => !/[.[]/.test(path));
  } catch {
    return [];
  }
}
