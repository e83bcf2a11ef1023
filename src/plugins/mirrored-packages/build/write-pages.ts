import {readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {versions} from '../../../versions';
import {isMirrored} from '../../../content/place';
import {writeWhole} from './write-whole';

/** How many files changed, and how many were removed. */
export type WrittenPages = Awaited<ReturnType<typeof writePages>>;

/**
 * Brings the mirrored pages on disk to what `files` holds. Only what differs is written, so that
 * a running dev server does not build again; pages of packages that are no longer pinned go.
 * @param files text by path relative to the site
 * @throws naming the first file that cannot be written
 */
export async function writePages(siteDir: string, files: ReadonlyMap<string, string>) {
  const present = await readPages(siteDir);
  const changed = [...files].filter(([file, text]) => present.get(file) !== text);
  const stale = [...present.keys()].filter((file) => !files.has(file));
  // All are waited for: an error must not end the build while another file is half written.
  const results = await Promise.allSettled([
    ...changed.map(([file, text]) => writeWhole(siteDir, file, text)),
    // Another build at the same time may have removed it.
    ...stale.map((file) => rm(path.join(siteDir, file), {force: true})),
  ]);
  const [failure] = results.filter((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  return {changed: changed.length, removed: stale.length};
}

const folders = versions.flatMap(({folder}) => [`${folder}/loaders`, `${folder}/plugins`]);

/** Reads the mirrored pages on disk, by path relative to the site. */
export async function readPages(siteDir: string): Promise<Map<string, string>> {
  const found = folders.map(async (folder) => {
    const names = await readdir(path.join(siteDir, folder)).catch(() => []);
    const pages = names.filter((name) => isMirrored({path: name}) && name.endsWith('.md'));
    return pages.map((name) => `${folder}/${name}`);
  });
  const files = (await Promise.all(found)).flat();
  const texts = files.map((file) => readFile(path.join(siteDir, file), 'utf8'));
  return new Map((await Promise.all(texts)).map((text, index) => [files[index]!, text]));
}
