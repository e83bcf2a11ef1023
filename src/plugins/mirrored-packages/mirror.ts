import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {versions} from '../../config/versions';
import {type FetchOptions, fetchTarball, UnreachableError} from './fetch-tarball';
import {readOwnPages} from './known-pages';
import {readFacts} from './package-facts';
import {packagesFile, type Pin, readPins} from './pins';
import {addressOf, fileOf, specOf} from './page-names';
import {finish, prepare} from './pipeline';
import type {ReadmePage} from './readme-page';
import {fingerprint, fingerprintInput, readRecord, type RunRecord, writeRecord} from './record';
import {skippedPage} from './skipped-page';
import {readTarball} from './tarball-files';
import {readPages, type WrittenPages, writePages} from './write-pages';

/** A README that is not in this build. */
export interface SkippedPackage {
  name: string;
  version: string;
  /** Address of the page that says so. */
  url: string;
}

/** What mirroring did. */
export interface Mirrored extends WrittenPages {
  pages: number;
  skipped: SkippedPackage[];
  warnings: string[];
}

/** How to mirror; tests bring their own way to fetch. */
export type MirrorOptions = Pick<FetchOptions, 'onFetch' | 'fetchTarball'> & {
  /** Go on without the READMEs that are not in the cache. */
  skip?: boolean;
};

/**
 * Writes a page for every pinned README, in every version of the documentation.
 * Does nothing when nothing it depends on changed since the last run.
 * @throws one error that names every package that cannot be had, and the way out
 */
export async function mirrorPackages(siteDir: string, options: MirrorOptions): Promise<Mirrored> {
  const pins = await readPins(siteDir, versions);
  const ownPages = await readOwnPages(siteDir, versions);
  const input = await fingerprintInput(siteDir, ownPages, options.skip ?? false);
  const last = await readRecord(siteDir);
  if (last?.input === input && (await areOnDisk(siteDir, last.files))) {
    return {...last.result, changed: 0, removed: 0};
  }

  const {pages, skipped} = await getPages(siteDir, pins, options);
  const known = new Map([
    ...ownPages,
    ...skipped.map((pin) => [addressOf(pin), new Set<string>()] as const),
    ...pages.map(({pin, headingIds}) => [addressOf(pin), headingIds] as const),
  ]);
  const files = new Map([
    ...skipped.map((pin) => [fileOf(pin), skippedPage(pin)] as const),
    ...pages.map((page) => [fileOf(page.pin), finish(page, pins, known)] as const),
  ]);
  const written = await writePages(siteDir, versions, files);
  const result = {
    pages: pages.length,
    skipped: skipped.map((pin) => ({
      name: pin.name,
      version: pin.version,
      url: addressOf(pin),
    })),
    warnings: pages.flatMap(({warnings}) => [...warnings]),
  };
  await writeRecord(siteDir, {input, files: fingerprints(files), result});
  return {...result, ...written};
}

const fingerprints = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries([...files].map(([file, text]) => [file, fingerprint(text)]));

async function areOnDisk(siteDir: string, files: RunRecord['files']): Promise<boolean> {
  return isDeepStrictEqual(fingerprints(await readPages(siteDir, versions)), files);
}

/** Gets the READMEs there are, and names those the build may go on without. */
async function getPages(siteDir: string, pins: readonly Pin[], options: MirrorOptions) {
  const cache = path.join(siteDir, '.mirror-cache');
  const got = await Promise.allSettled(
    pins.map((pin) => getPage(pin, {...options, cache, offline: options.skip})),
  );
  stopOnFailure(pins, got, options.skip ?? false);
  return {
    pages: got.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    skipped: pins.filter((_, index) => got[index]!.status === 'rejected'),
  };
}

async function getPage(pin: Pin, options: FetchOptions): Promise<ReadmePage> {
  const files = await readTarball(await fetchTarball(pin, options));
  return prepare(pin, readFacts(pin, files));
}

function stopOnFailure(pins: readonly Pin[], got: PromiseSettledResult<unknown>[], skip: boolean) {
  const failures = got.flatMap((result, index) =>
    result.status === 'rejected' ? [{pin: pins[index]!, reason: result.reason as Error}] : [],
  );
  const wrong = failures.filter(({reason}) => !(reason instanceof UnreachableError));
  if (wrong.length > 0)
    throw new Error(wrong.map(({reason}) => reason.message).join('\n'), {cause: wrong[0]!.reason});
  if (skip || failures.length === 0) return;
  const names = failures.map(({pin}) => specOf(pin)).join(', ');
  throw new Error(
    `No README of ${names}: there is no network, and .mirror-cache does not hold it; connect once and build again, or set MIRROR=skip to build without (pins: ${packagesFile}).`,
    {cause: failures[0]!.reason},
  );
}
