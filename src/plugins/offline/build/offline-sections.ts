import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {sections as sectionNames, sectionTitles, type Section} from '../../../config/sections';
import {versionOf, versions} from '../../../versions';
import {recordsAddress} from '../../search/config/engines';
import {offlinePath} from '../config';
import type {OfflineSections} from '../offline-sections';

/** Pages that repeat others, or show nothing by themselves. */
const leftOut = new RegExp(`/printable/$|^(?:${offlinePath}|/app-shell/|/404\\.html)$`);
/** What pages load from this site; the worker keeps faces and its own scripts anyway. */
const loadedFile = /^\/(?:assets|img|content-index)\/[^?#]+$/;

/**
 * Lists the sections of a built site, and which files their pages need without a connection.
 * @param outDir absolute folder of the built site
 * @param routes addresses of its pages
 */
export function listOfflineSections(outDir: string, routes: readonly string[]): OfflineSections {
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
  const listed = versions.map(({label, base}) => {
    const ofVersion = pages.filter((page) => versionOf(page).label === label);
    const ofAllSections = [recordsAddress(label), `${base}content-index/titles.json`].map(indexOf);
    const sections = [...sectionNames, undefined].flatMap((name) => {
      const inSection = ofVersion.filter((page) => sectionOf(page, base) === name);
      if (inSection.length === 0) return [];
      const loaded = new Set(inSection.flatMap((page) => loadedFiles(outDir, page)));
      return {
        id: `${label}/${name ?? ''}`,
        title: name ? sectionTitles[name] : 'Other pages',
        pages: inSection.map(indexOf),
        files: [...ofAllSections, ...[...loaded].map(indexOf)],
      };
    });
    return {label, sections};
  });
  return {versions: listed, files};
}

const fileAt = (outDir: string, address: string) =>
  path.join(outDir, address, ...(address.endsWith('/') ? ['index.html'] : []));

function sectionOf(page: string, base: string): Section | undefined {
  const [folder] = page.slice(base.length).split('/');
  return sectionNames.find((name) => name === folder);
}

/** Gives what a page loads from this site. */
function loadedFiles(outDir: string, page: string): string[] {
  const html = fromHtml(readFileSync(fileAt(outDir, page), 'utf8'));
  const elements = selectAll('link[rel=stylesheet], script[src], img[src], source[srcset]', html);
  return elements
    .map(({properties: {href, src, srcSet}}) => String(href ?? src ?? srcSet))
    .filter((address) => loadedFile.test(address) && existsSync(fileAt(outDir, address)));
}
