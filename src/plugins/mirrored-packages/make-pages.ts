import path from 'node:path';
import {Preparer} from './apart/preparer';
import type {ReadmeFinding} from '../../data/readme-findings';
import {type FetchOptions, fetchTarball, UnreachableError} from './fetch-tarball';
import type {KnownPages} from './known-pages';
import {addressOf, fileOf, specOf} from './page-names';
import {packagesFile, type Pin} from './pins';
import {finish} from './pipeline';
import {PreparedPages} from './prepared-pages';
import type {ReadmePage} from './readme-page';
import {skippedPage} from './skipped-page';

/** How to mirror. */
export interface MirrorOptions extends Pick<FetchOptions, 'onFetch' | 'onUnkept'> {
  /** Go on without the READMEs that are not in the cache. */
  skip?: boolean;
}

interface MakingOptions extends MirrorOptions {
  /** Fingerprint of the code that makes the pages. */
  code: string;
  /** What the check of the samples found wrong in READMEs. */
  findings: readonly ReadmeFinding[];
}

/** A README that is not in this build. */
export interface SkippedPackage {
  name: string;
  version: string;
  /** Address of the page that says so. */
  url: string;
}

/** The text of every mirrored page by its path relative to the site, and what is to be told. */
export interface MadePages {
  files: ReadonlyMap<string, string>;
  skipped: SkippedPackage[];
  warnings: string[];
}

/**
 * Makes a page of every pinned README.
 * @param ownPages the pages written here, to which links may lead
 * @throws one error that names every package that cannot be had, and the way out
 */
export async function makePages(
  siteDir: string,
  pins: readonly Pin[],
  ownPages: KnownPages,
  options: MakingOptions,
): Promise<MadePages> {
  const cache = path.join(siteDir, '.mirror-cache');
  const prepared = new PreparedPages(cache, options.code, options.onUnkept);
  const preparer = new Preparer();
  const got = await Promise.allSettled(
    pins.map((pin) => getPage(pin, prepared, preparer, {...options, cache, offline: options.skip})),
  );
  await preparer.stop();
  stopOnFailure(pins, got, options.skip ?? false);
  await prepared.forgetOthers();
  const pages = got.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const skipped = pins.filter((_, index) => got[index]!.status === 'rejected');

  const known = new Map([
    ...ownPages,
    ...skipped.map((pin) => [addressOf(pin), new Set<string>()] as const),
    ...pages.map(({pin, headingIds}) => [addressOf(pin), headingIds] as const),
  ]);
  const files = new Map([
    ...skipped.map((pin) => [fileOf(pin), skippedPage(pin)] as const),
    ...pages.map(
      (page) => [fileOf(page.pin), finish(page, pins, known, options.findings)] as const,
    ),
  ]);
  return {
    files,
    skipped: skipped.map((pin) => ({
      name: pin.name,
      version: pin.version,
      url: addressOf(pin),
    })),
    warnings: pages.flatMap(({warnings}) => [...warnings]),
  };
}

async function getPage(
  pin: Pin,
  prepared: PreparedPages,
  preparer: Preparer,
  options: FetchOptions,
): Promise<ReadmePage> {
  const known = await prepared.read(pin);
  if (known) return known;
  const page = await preparer.prepare(pin, await fetchTarball(pin, options));
  await prepared.write(page);
  return page;
}

function stopOnFailure(
  pins: readonly Pin[],
  got: readonly PromiseSettledResult<unknown>[],
  skip: boolean,
): void {
  const failures = got.flatMap((result, index) =>
    result.status === 'rejected' ? [{pin: pins[index]!, reason: result.reason as Error}] : [],
  );
  const wrong = failures.filter(({reason}) => !(reason instanceof UnreachableError));
  if (wrong.length > 0) {
    throw new Error(wrong.map(({reason}) => reason.message).join('\n'), {cause: wrong[0]!.reason});
  }
  if (skip || failures.length === 0) return;
  const names = failures.map(({pin}) => specOf(pin)).join(', ');
  throw new Error(
    `No README of ${names}: there is no network, and .mirror-cache does not hold it; connect once and build again, or set MIRROR=skip to build without (pins: ${packagesFile}).`,
    {cause: failures[0]!.reason},
  );
}
