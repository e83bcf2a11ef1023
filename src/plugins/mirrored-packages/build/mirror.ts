import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {cached, hashOfFiles} from '../../../cache';
import {listWrittenPages} from '../../../content/list-pages';
import {versions} from '../../../versions';
import {code, Preparer} from '../worker/preparer';
import {isStored, removeOtherCopies} from './images/stored-copies';
import type {MadePages, MirrorOptions} from './make-pages';
import {noticesOf} from '../../../data/package-notices';
import {readPins} from './pins';
import {writeAtomically} from '../../../write-atomically';

/** What mirroring did. */
export type Mirrored = Awaited<ReturnType<typeof writePages>> & Run['result'];

/** What a run wrote, so that the next one can see that it is still there. */
interface Run {
  /** Fingerprint of all pages. */
  hash: string;
  result: Omit<MadePages, 'files'> & {pages: number};
}

/**
 * Writes a page for every pinned README, in every version of the documentation.
 * Makes none when nothing they depend on changed since the last run.
 * @param sharedPreparer prepares the pages, where several runs share its process
 * @throws one error that names every package that cannot be had, and the way out
 */
export async function mirrorPackages(
  siteDir: string,
  options: MirrorOptions,
  sharedPreparer?: Preparer,
): Promise<Mirrored> {
  const pins = await readPins(siteDir);
  const writtenPages = versions.flatMap(({folder}) => listWrittenPages(siteDir, folder));
  const inputs = [
    pins,
    versions.map(noticesOf),
    hashOfFiles(siteDir, writtenPages),
    options.skip ?? false,
    options.reach === null ? 'packages' : 'hosts',
  ];
  let written = {changed: 0, removed: 0};
  const make = async (): Promise<Run> => {
    // Loaded only when needed: the parsers take a second.
    const {makePages} = await import('./make-pages');
    const preparer = sharedPreparer ?? new Preparer();
    const making = makePages(siteDir, pins, preparer, options);
    const {files, ...made} = await making.finally(() => sharedPreparer ?? preparer.stop());
    written = await writePages(siteDir, files);
    await removeOtherCopies(siteDir, new Set(made.images.copied));
    const hash = hashOfFiles(siteDir, await mirroredPages(siteDir));
    return {hash, result: {...made, pages: pins.length - made.skipped.length}};
  };
  const isUsable = async ({hash, result: {images}}: Run) => {
    if (options.retryImages && images.lost.length > 0) return false;
    const copies = await Promise.all(images.copied.map((address) => isStored(siteDir, address)));
    return hashOfFiles(siteDir, await mirroredPages(siteDir)) === hash && !copies.includes(false);
  };
  const {result} = await cached({name: 'sets of READMEs', code, inputs}, make, isUsable);
  return {...result, ...written};
}

/**
 * Mirrors and tells on the console what is fetched, what readers of the log should know and,
 * in one line, what became of it. `MIRROR=skip` in the environment goes on without network,
 * `MIRROR=packages` requests only the registry: images on other hosts stay links.
 */
export async function mirrorAndReport(siteDir: string, {retryImages = false} = {}) {
  const {MIRROR: mode} = process.env;
  const mirrored = await mirrorPackages(siteDir, {
    retryImages,
    skip: mode === 'skip',
    ...(mode === 'packages' && {reach: null}),
    onFetch: (spec) => console.log(`fetching ${spec}`),
  });
  for (const warning of mirrored.warnings) console.log(warning);
  console.log(summaryOf(mirrored));
  return mirrored;
}

/** Says in one line what mirroring did. */
export const summaryOf = ({pages, changed, removed, skipped, images}: Mirrored): string =>
  [
    `READMEs: ${pages} mirrored, ${changed} changed, ${removed} removed, ${skipped.length} left out`,
    `images: ${images.copied.length} copied, ${images.lost.length} left a link`,
  ].join('; ');

/** Says which images pages link to, and why. */
export function lostImages({images: {lost}}: Mirrored): string {
  const lines = lost.map(({spec, address, reason}) => `${spec}: ${address} is a link: ${reason}`);
  return [...new Set(lines)].sort().join('\n');
}

/**
 * Brings the mirrored pages on disk to what `files` holds. Only what differs is written, so that
 * a running dev server does not build again; pages of packages that are no longer pinned go.
 * @returns how many files changed, and how many were removed
 * @throws naming the first file that cannot be written
 */
async function writePages(siteDir: string, files: ReadonlyMap<string, string>) {
  const present = await mirroredPages(siteDir);
  const stale = present.filter((file) => !files.has(file));
  const isWritten = (file: string, text: string) =>
    present.includes(file) && readFileSync(path.join(siteDir, file), 'utf8') === text;
  const changed = [...files].filter(([file, text]) => !isWritten(file, text));
  await Promise.all([
    ...changed.map(([file, text]) => writeAtomically(siteDir, file, text)),
    // Another build at the same time may have removed it.
    ...stale.map((file) => rm(path.join(siteDir, file), {force: true})),
  ]);
  return {changed: changed.length, removed: stale.length};
}

/** Gives the mirrored pages on disk, relative to the site. */
const mirroredPages = (siteDir: string): Promise<string[]> =>
  glob(
    versions.map(({folder}) => `${folder}/{loaders,plugins}/_*.md`),
    {cwd: siteDir},
  );
