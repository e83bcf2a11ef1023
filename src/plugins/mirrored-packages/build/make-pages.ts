import path from 'node:path';
import {cached} from '../../../cache';
import {otherAddresses} from '../../../config/other-addresses';
import {pagesOf} from '../../../content/node';
import {readVersion} from '../../../content/read-version';
import {versions} from '../../../versions';
import {code, Preparer} from '../worker/preparer';
import {type FetchOptions, fetchTarball, UnreachableError} from './fetch-tarball';
import {publicHosts, type Reach} from './images/fetch-image';
import {ImageCopies, type LostImage} from './images/image-copies';
import {noticesOf} from './notices';
import {addressOf, fileOf, specOf} from './page-names';
import {packagesFile, type Pin} from './pins';
import {finish} from './pipeline';
import {keptPage, pageOf, type ReadmePage} from './readme-page';
import {pageFile} from './page-file';
import {fileAddress} from './repository';
import type {KnownPages} from './steps/links';

/** How to mirror. */
export interface MirrorOptions extends Pick<FetchOptions, 'onFetch' | 'onUnkept'> {
  /** Go on without the READMEs that are not in the cache. */
  skip?: boolean;
  /** How hosts of images are reached; `null` copies those in packages only. */
  reach?: Reach | null;
  /** Try again to get the images that could not be had the last time, though nothing changed. */
  retryImages?: boolean;
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
  /** Packages whose READMEs are not in this build; their pages say so. */
  skipped: string[];
  images: MadeImages;
  warnings: string[];
}

/**
 * Makes a page of every pinned README.
 * @throws one error that names every package that cannot be had, and the way out
 */
export async function makePages(
  siteDir: string,
  pins: readonly Pin[],
  options: MirrorOptions,
): Promise<MadePages> {
  const cache = path.join(siteDir, '.mirror-cache');
  const preparer = new Preparer();
  const got = await Promise.allSettled(
    pins.map((pin) => getPage(pin, preparer, {...options, cache, offline: options.skip})),
  );
  const failure = failureOf(pins, got, options.skip ?? false);
  if (failure) {
    preparer.stop();
    throw failure;
  }
  const pages = got.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const skipped = pins.filter((_, index) => got[index]!.status === 'rejected');

  const {reach = publicHosts, skip: offline} = options;
  const images = new ImageCopies(siteDir, preparer, {...options, cache, offline, reach});
  const copies = await Promise.all(pages.map((page) => images.of(page)));
  preparer.stop();
  await images.forgetOthers();

  const known = new Map([
    ...(await ownPages(siteDir)),
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
    skipped: skipped.map(specOf),
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

/** Gives the page that stands in for a README which this build could not get and may do without. */
function skippedPage(pin: Pin): string {
  const body = [
    `This page shows the README of ${specOf(pin)}.`,
    'It was left out of this build because there was no network to fetch it over and the build was told to go on without (`MIRROR=skip`).',
    `Read it [in its repository](${fileAddress(pin, 'README.md')}).`,
  ].join(' ');
  return pageFile(pin, `${body}\n`);
}

/** Mirrored pages begin with an underscore. */
const ours = /^[^_]/;

/** Reads the pages written here; mirrored ones that lie on disk from an earlier run do not count. */
async function ownPages(siteDir: string): Promise<KnownPages> {
  const read = versions.map((version) => readVersion(siteDir, version, {names: ours}));
  const pages = (await Promise.all(read)).flatMap(({root}) => pagesOf(root));
  return new Map([
    ...otherAddresses.map((address) => [address, new Set<string>()] as const),
    ...pages.map(({url, anchors}) => [url, new Set(anchors.map(({id}) => id))] as const),
  ]);
}
