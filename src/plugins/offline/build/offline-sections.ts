import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sectionOf, sections as sectionNames, sectionTitles} from '../../../config/sections';
import {type DocumentationVersion, versionOf, versions} from '../../../versions';
import {whenWritten} from '../../development/served-files';
import {recordsAddress, shardFolder} from '../../search/config/engines';
import {offlinePath} from '../config';
import type {OfflineSections} from '../section-schema';
import {fileAt, filesOfPage, filesOnDemand} from './page-files';

/** Pages that are not saved: printable ones repeat others, and the rest has no content of its own. */
const excludedPage = new RegExp(`/printable/|^(?:${offlinePath}|/app-shell/|/404\\.html)$`);

/**
 * Lists the sections of a built site, and the files that their pages need offline.
 * @param outDir absolute folder of the built site
 * @param routes URLs of its pages
 */
export async function listOfflineSections(
  outDir: string,
  routes: readonly string[],
): Promise<OfflineSections> {
  const dataFiles = await Promise.all(versions.map((version) => dataFilesOf(version, outDir)));

  const files: OfflineSections['files'] = [];
  const indexes = new Map<string, number>();

  /** Gives the index of a file in `files`; adds it when it is new. */
  function indexOf(address: string): number {
    const index = indexes.get(address);
    if (index !== undefined) return index;
    const content = readFileSync(fileAt(outDir, address));
    const fingerprint = createHash('sha256').update(content).digest('hex').slice(0, 8);
    indexes.set(address, files.length);
    return files.push([address, content.length, fingerprint]) - 1;
  }

  const pages = routes.filter(
    (route) =>
      route.endsWith('/') && !excludedPage.test(route) && existsSync(fileAt(outDir, route)),
  );
  const filesByPage = new Map(pages.map((page) => [page, filesOfPage(outDir, page)]));
  const onDemandFiles = filesOnDemand(outDir, new Set([...filesByPage.values()].flat()));
  const listedVersions = versions.map(({label, base}, position) => {
    const versionPages = pages.filter((page) => versionOf(page).label === label);
    const sharedFiles = [...dataFiles[position]!, ...onDemandFiles].map(indexOf);
    const sections = [...sectionNames, undefined].flatMap((name) => {
      const sectionPages = versionPages.filter((page) => sectionOf(page, base) === name);
      if (sectionPages.length === 0) return [];
      const pageFiles = new Set(sectionPages.flatMap((page) => filesByPage.get(page)!));
      return {
        id: `${label}/${name ?? ''}`,
        title: name ? sectionTitles[name] : 'Other pages',
        pages: sectionPages.map(indexOf),
        files: [...sharedFiles, ...[...pageFiles].map(indexOf)],
      };
    });
    return {label, sections};
  });
  return {versions: listedVersions, files};
}

/** Gives the files that all pages of a version need: the search index with its shards, and all titles. */
async function dataFilesOf({label, base}: DocumentationVersion, outDir: string): Promise<string[]> {
  const files = [recordsAddress(label), `${base}content-index/titles.json`];
  await Promise.all(files.map((address) => whenWritten(outDir, address)));
  const shards = readdirSync(path.join(outDir, shardFolder)).filter((name) =>
    name.startsWith(`${label}-`),
  );
  return [...files, ...shards.map((name) => shardFolder + name)];
}
