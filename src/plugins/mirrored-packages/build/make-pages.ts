import path from 'node:path';
import {cached} from '../../../cache';
import {screenUrls} from '../../../config/screens';
import {listWrittenPages} from '../../../content/list-pages';
import {readVersion} from '../../../content/read-version';
import {versions} from '../../../versions';
import {code, type Preparer} from '../worker/preparer';
import {type FetchOptions, fetchTarball, UnreachableError} from './fetch-tarball';
import {publicHosts, type Reach} from './images/fetch-image';
import {ImageCopies} from './images/image-copies';
import {noticesOf} from '../../../data/package-notices';
import {addressOf, fileOf, specOf} from './page-names';
import type {Pin} from './pins';
import {finishPage} from './pipeline';
import type {ReadmePage} from './readme-page';
import {pageFile} from './page-file';
import {fileAddress} from './repository';
import type {HeadingIdsByPage} from './steps/links';
import {checkDeprecation} from './steps/notice-and-origin';

/** How to mirror. */
export interface MirrorOptions extends Pick<FetchOptions, 'onFetch'> {
  /** Go on without the READMEs that are not in the cache. */
  skip?: boolean;
  /** How hosts of images are reached; `null` copies those in packages only. */
  reach?: Reach | null;
  /** Try again to get the images that could not be had the last time, though nothing changed. */
  retryImages?: boolean;
}

/** What `makePages` gives. */
export type MadePages = Awaited<ReturnType<typeof makePages>>;

/**
 * Makes a page of every pinned README.
 * @throws one error that names every package that cannot be had, and the way out, or a package that
 * its README gives up and the notices do not
 */
export async function makePages(
  siteDir: string,
  pins: readonly Pin[],
  preparer: Preparer,
  {onFetch, skip: offline = false, reach = publicHosts}: MirrorOptions,
) {
  const fetching = {cache: path.join(siteDir, '.mirror-cache'), onFetch, offline};
  const got = await Promise.allSettled(pins.map((pin) => getPage(pin, preparer, fetching)));
  throwFailures(
    got.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : [])),
    offline,
  );
  const pages = got.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  pages.forEach(checkDeprecation);
  const skipped = pins.filter((_, index) => got[index]!.status === 'rejected');

  const images = new ImageCopies(siteDir, preparer, reach, fetching);
  const copies = await Promise.all(pages.map((page) => images.of(page)));

  const linkTargets = new Map([
    ...(await writtenPages(siteDir)),
    ...skipped.map((pin) => [addressOf(pin), new Set<string>()] as const),
    ...pages.map(({pin, headingIds}) => [addressOf(pin), new Set(headingIds)] as const),
  ]);
  const files = new Map([
    ...skipped.map((pin) => [fileOf(pin), skippedPage(pin)] as const),
    ...pages.map(
      (page, index) =>
        [fileOf(page.pin), finishPage(page, pins, linkTargets, copies[index])] as const,
    ),
  ]);
  return {
    /** Text of each page by its path relative to the site. */
    files,
    /** Packages whose READMEs are not in this build; their pages say so. */
    skipped: skipped.map(specOf),
    /** Addresses of the copies that pages show, and images that pages link to. */
    images: {copied: [...images.used].sort(), lost: images.lost},
    /** What a maintainer of this site should know. */
    warnings: [...new Set(pages.flatMap(({warnings}) => warnings))],
  };
}

async function getPage(pin: Pin, preparer: Preparer, options: FetchOptions): Promise<ReadmePage> {
  const inputs = [pin, noticesOf(pin.documentation)];
  return cached({name: 'READMEs', code, inputs}, async () =>
    preparer.prepare(pin, await fetchTarball(pin, options)),
  );
}

/** @throws one error that names every package without which there is no build */
function throwFailures(reasons: readonly Error[], skip: boolean): void {
  const wrong = reasons.filter((reason) => !(reason instanceof UnreachableError));
  if (wrong.length > 0) throw new Error(wrong.map(({message}) => message).join('\n'));
  if (skip || reasons.length === 0) return;
  const names = reasons.map(({message}) => message).join(', ');
  const cause = reasons[0]!.cause as Error;
  throw new Error(
    `No README of ${names}: there is no network (${cause.message}), and .mirror-cache does not hold it; connect once and build again, or set MIRROR=skip to build without.`,
    {cause},
  );
}

/** Gives the placeholder page of an optional README that this build could not get. */
function skippedPage(pin: Pin): string {
  const body = [
    `This page shows the README of ${specOf(pin)}.`,
    'It was left out of this build because there was no network to fetch it over and the build was told to go on without (`MIRROR=skip`).',
    `Read it [in its repository](${fileAddress(pin, 'README.md')}).`,
  ].join(' ');
  return pageFile(pin, `${body}\n`);
}

/** Reads the pages written here; mirrored ones that lie on disk from an earlier run do not count. */
async function writtenPages(siteDir: string): Promise<HeadingIdsByPage> {
  const read = versions.map((version) =>
    readVersion(siteDir, version, listWrittenPages(siteDir, version.folder)),
  );
  const readPages = (await Promise.all(read)).flatMap(({pages}) => [...pages.values()]);
  return new Map([
    ...['/', ...screenUrls].map((url) => [url, new Set<string>()] as const),
    ...readPages.flatMap(({node, ids}) =>
      node ? [[node.url, ids ?? new Set<string>()] as const] : [],
    ),
  ]);
}
