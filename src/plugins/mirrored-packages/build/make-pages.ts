import path from 'node:path';
import {cached} from '../../../cache';
import {code, Preparer} from '../worker/preparer';
import {type FetchOptions, fetchTarball, UnreachableError} from './fetch-tarball';
import {publicHosts, type Reach} from './images/fetch-image';
import {ImageCopies, type LostImage} from './images/image-copies';
import type {KnownPages} from './known-pages';
import {noticesOf} from './notices';
import {addressOf, fileOf, specOf} from './page-names';
import {packagesFile, type Pin} from './pins';
import {finish} from './pipeline';
import {keptPage, pageOf} from './prepared-page';
import type {ReadmePage} from './readme-page';
import {skippedPage} from './skipped-page';

/** How to mirror. */
export interface MirrorOptions extends Pick<FetchOptions, 'onFetch' | 'onUnkept'> {
  /** Go on without the READMEs that are not in the cache. */
  skip?: boolean;
  /** How hosts of images are reached; `null` copies those in packages only. */
  reach?: Reach | null;
  /** Try again to get the images that could not be had the last time, though nothing changed. */
  retryImages?: boolean;
}

/** A README that is not in this build. */
export interface SkippedPackage {
  name: string;
  version: string;
  /** Address of the page that says so. */
  url: string;
}

/** What became of the images in READMEs. */
export interface MadeImages {
  /** Addresses of the copies that pages show. */
  copied: string[];
  /** Those that pages link to. */
  lost: LostImage[];
}

/** The text of every mirrored page by its path relative to the site, and what is to be told. */
export interface MadePages {
  files: ReadonlyMap<string, string>;
  skipped: SkippedPackage[];
  images: MadeImages;
  warnings: string[];
}

/**
 * Makes a page of every pinned README.
 * @param readOwn gives the pages written here, to which links may lead; asked when all packages are had
 * @throws one error that names every package that cannot be had, and the way out
 */
export async function makePages(
  siteDir: string,
  pins: readonly Pin[],
  readOwn: () => Promise<KnownPages>,
  options: MirrorOptions,
): Promise<MadePages> {
  const cache = path.join(siteDir, '.mirror-cache');
  const preparer = new Preparer();
  const got = await Promise.allSettled(
    pins.map((pin) => getPage(pin, preparer, {...options, cache, offline: options.skip})),
  );
  const failure = failureOf(pins, got, options.skip ?? false);
  if (failure) preparer.stop();
  if (failure) throw failure;
  const pages = got.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const skipped = pins.filter((_, index) => got[index]!.status === 'rejected');

  const {reach = publicHosts, skip: offline} = options;
  const images = new ImageCopies(siteDir, preparer, {
    ...options,
    cache,
    offline,
    reach,
  });
  const copies = await Promise.all(pages.map((page) => images.of(page)));
  preparer.stop();
  await images.forgetOthers();

  const known = new Map([
    ...(await readOwn()),
    ...skipped.map((pin) => [addressOf(pin), new Set<string>()] as const),
    ...pages.map(({pin, headingIds}) => [addressOf(pin), headingIds] as const),
  ]);
  const files = new Map([
    ...skipped.map((pin) => [fileOf(pin), skippedPage(pin)] as const),
    ...pages.map(
      (page, index) => [fileOf(page.pin), finish(page, pins, known, copies[index])] as const,
    ),
  ]);
  return {
    files,
    skipped: skipped.map((pin) => ({
      name: pin.name,
      version: pin.version,
      url: addressOf(pin),
    })),
    images: {copied: [...images.used].sort(), lost: images.lost},
    warnings: pages.flatMap(({warnings}) => [...warnings]),
  };
}

async function getPage(pin: Pin, preparer: Preparer, options: FetchOptions): Promise<ReadmePage> {
  const inputs = [pin, noticesOf(pin.documentation)];
  const page = await cached({name: 'READMEs', code, inputs}, async () =>
    keptPage(await preparer.prepare(pin, await fetchTarball(pin, options))),
  );
  return pageOf(pin, page);
}

/** Gives the one error that names every package without which there is no build. */
function failureOf(
  pins: readonly Pin[],
  got: readonly PromiseSettledResult<unknown>[],
  skip: boolean,
): Error | undefined {
  const failures = got.flatMap((result, index) =>
    result.status === 'rejected' ? [{pin: pins[index]!, reason: result.reason as Error}] : [],
  );
  const wrong = failures.filter(({reason}) => !(reason instanceof UnreachableError));
  if (wrong.length > 0) {
    return new Error(wrong.map(({reason}) => reason.message).join('\n'), {cause: wrong[0]!.reason});
  }
  if (skip || failures.length === 0) return undefined;
  const names = failures.map(({pin}) => specOf(pin)).join(', ');
  return new Error(
    `No README of ${names}: there is no network, and .mirror-cache does not hold it; connect once and build again, or set MIRROR=skip to build without (pins: ${packagesFile}).`,
    {cause: failures[0]!.reason},
  );
}
