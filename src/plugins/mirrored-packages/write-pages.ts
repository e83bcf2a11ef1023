import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocumentationVersion} from '../../config/versions';
import {isMirrored} from '../content-index/address';

/** What became of the files. */
export interface WrittenPages {
  changed: number;
  removed: number;
}

/**
 * Brings the mirrored pages on disk to what `files` holds. Only what differs is written, so that
 * a running dev server does not build again; pages of packages that are no longer pinned go.
 * @param files text by path relative to the site
 */
export async function writePages(
  siteDir: string,
  versions: readonly DocumentationVersion[],
  files: ReadonlyMap<string, string>,
): Promise<WrittenPages> {
  const present = await readPages(siteDir, versions);
  const changed = [...files].filter(([file, text]) => present.get(file) !== text);
  const stale = [...present.keys()].filter((file) => !files.has(file));
  await Promise.all([
    ...changed.map(([file, text]) => writeWhole(path.join(siteDir, file), text)),
    ...stale.map((file) => rm(path.join(siteDir, file))),
  ]);
  return {changed: changed.length, removed: stale.length};
}

/** Reads the mirrored pages on disk, by path relative to the site. */
export async function readPages(
  siteDir: string,
  versions: readonly DocumentationVersion[],
): Promise<Map<string, string>> {
  const folders = versions.flatMap(({folder}) => [`${folder}/loaders`, `${folder}/plugins`]);
  const found = folders.map(async (folder) => {
    const names = await readdir(path.join(siteDir, folder)).catch(() => []);
    const pages = names.filter((name) => isMirrored(name) && name.endsWith('.md'));
    return pages.map((name) => `${folder}/${name}`);
  });
  const files = (await Promise.all(found)).flat();
  const texts = files.map((file) => readFile(path.join(siteDir, file), 'utf8'));
  return new Map((await Promise.all(texts)).map((text, index) => [files[index]!, text]));
}

/** Writes a file whole or not at all: a build that is stopped leaves no half of a page. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
