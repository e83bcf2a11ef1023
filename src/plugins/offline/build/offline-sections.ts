import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sections as sectionNames, sectionTitles, type Section} from '../../../config/sections';
import {type DocumentationVersion, versionOf, versions} from '../../../versions';
import {whenWritten} from '../../development/served-files';
import {recordsAddress, textFolder} from '../../search/config/engines';
import {offlinePath} from '../config';
import type {OfflineSections} from '../section-schema';
import {fileAt, filesOfPage, filesOnDemand} from './page-files';

/** Pages that repeat others, or show nothing by themselves. */
const leftOut = new RegExp(`/printable/$|^(?:${offlinePath}|/app-shell/|/404\\.html)$`);

/**
 * Lists the sections of a built site, and which files their pages need without a connection.
 * @param outDir absolute folder of the built site
 * @param routes addresses of its pages
 */
export async function listOfflineSections(
  outDir: string,
  routes: readonly string[],
): Promise<OfflineSections> {
  const dataFiles = await Promise.all(versions.map((version) => dataFilesOf(version, outDir)));

  const files: OfflineSections['files'] = [];
  const indexes = new Map<string, number>();

  /** Gives the index of a file, which is read once. */
  function indexOf(address: string): number {
    const listed = indexes.get(address);
    if (listed !== undefined) return listed;
    const content = readFileSync(fileAt(outDir, address));
    const fingerprint = createHash('sha256').update(content).digest('hex').slice(0, 8);
    indexes.set(address, files.length);
    return files.push([address, content.length, fingerprint]) - 1;
  }

  const pages = routes.filter(
    (route) => route.endsWith('/') && !leftOut.test(route) && existsSync(fileAt(outDir, route)),
  );
  const loaded = new Map(pages.map((page) => [page, filesOfPage(outDir, page)]));
  const onDemand = filesOnDemand(outDir, new Set([...loaded.values()].flat()));
  const listed = versions.map(({label, base}, position) => {
    const ofVersion = pages.filter((page) => versionOf(page).label === label);
    const ofAllSections = [...dataFiles[position]!, ...onDemand].map(indexOf);
    const sections = [...sectionNames, undefined].flatMap((name) => {
      const inSection = ofVersion.filter((page) => sectionOf(page, base) === name);
      if (inSection.length === 0) return [];
      const ofPages = new Set(inSection.flatMap((page) => loaded.get(page)!));
      return {
        id: `${label}/${name ?? ''}`,
        title: name ? sectionTitles[name] : 'Other pages',
        pages: inSection.map(indexOf),
        files: [...ofAllSections, ...[...ofPages].map(indexOf)],
      };
    });
    return {label, sections};
  });
  return {versions: listed, files};
}

/** Gives what every page of a version needs: the index of the search, its texts, and all titles. */
async function dataFilesOf({label, base}: DocumentationVersion, outDir: string): Promise<string[]> {
  const files = [recordsAddress(label), `${base}content-index/titles.json`];
  await Promise.all(files.map((address) => whenWritten(outDir, address)));
  const texts = readdirSync(path.join(outDir, textFolder)).filter((name) =>
    name.startsWith(`${label}-`),
  );
  return [...files, ...texts.map((name) => textFolder + name)];
}

function sectionOf(page: string, base: string): Section | undefined {
  const [folder] = page.slice(base.length).split('/');
  return sectionNames.find((name) => name === folder);
}
