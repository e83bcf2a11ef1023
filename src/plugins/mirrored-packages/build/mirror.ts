import {isDeepStrictEqual} from 'node:util';
import {versions} from '../../../versions';
import {fingerprint, fingerprintOfCode, fingerprintOfPages} from './fingerprint';
import {isStored, removeOtherCopies} from './images/stored-copies';
import type {MadePages, MirrorOptions} from './make-pages';
import {readPins} from './pins';
import {readFindings} from './read-findings';
import {readRecord, type RunRecord, writeRecord} from './record';
import {readPages, type WrittenPages, writePages} from './write-pages';

/** What mirroring did. */
export type Mirrored = WrittenPages & Omit<MadePages, 'files'> & {pages: number};

/**
 * Writes a page for every pinned README, in every version of the documentation.
 * Makes none when nothing they depend on changed since the last run.
 * @param siteDir absolute folder of the site
 * @throws one error that names every package that cannot be had, and the way out
 */
export async function mirrorPackages(siteDir: string, options: MirrorOptions): Promise<Mirrored> {
  const pins = await readPins(siteDir, versions);
  const code = await fingerprintOfCode(siteDir);
  const pages = await fingerprintOfPages(siteDir, versions);
  const {findings, text} = await readFindings(siteDir);
  const hosts = options.reach === null ? 'packages' : 'hosts';
  const input = [code, pages, fingerprint(text), options.skip ? 'skip' : 'all', hosts].join(' ');
  const last = await readRecord(siteDir);
  if (last?.input === input && !isToRetry(last, options) && (await isOnDisk(siteDir, last))) {
    return {...last.result, changed: 0, removed: 0};
  }

  const unkept = new Set<string>();
  const onUnkept = (reason: Error) => void unkept.add(reasonOf(reason));
  // Loaded only when needed: the parsers take a second.
  const {ownPages} = await import('./known-pages');
  const {makePages} = await import('./make-pages');
  const readOwn = () => ownPages(siteDir, versions, pages, onUnkept);
  const {files, ...made} = await makePages(siteDir, pins, readOwn, {
    ...options,
    code,
    onUnkept,
    findings,
  });
  const written = await writePages(siteDir, versions, files);
  await removeOtherCopies(siteDir, new Set(made.images.copied)).catch(onUnkept);
  const result = {...made, pages: pins.length - made.skipped.length};
  await writeRecord(siteDir, {input, files: fingerprints(files), result}).catch(onUnkept);
  return {...result, ...written, warnings: [...made.warnings, ...unkept]};
}

/** The same for every file: it is told once. */
function reasonOf(error: Error): string {
  const {code} = (error.cause ?? error) as NodeJS.ErrnoException;
  return `.mirror-cache cannot be written (${code ?? error.message}): the pages are right, and the next build makes them anew.`;
}

const fingerprints = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries([...files].map(([file, text]) => [file, fingerprint(text)]));

const isToRetry = ({result}: RunRecord, {retryImages = false}: MirrorOptions) =>
  retryImages && result.images.lost.length > 0;

async function isOnDisk(siteDir: string, {files, result}: RunRecord): Promise<boolean> {
  const copies = result.images.copied.map((address) => isStored(siteDir, address));
  const pages = await readPages(siteDir, versions);
  return (
    isDeepStrictEqual(fingerprints(pages), files) && !(await Promise.all(copies)).includes(false)
  );
}
