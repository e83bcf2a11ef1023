import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readPageResources} from '../../../content/built-site/page-resources';

/** Files that are saved with a section. Fonts are not among them: the service worker has them in its precache. */
const loadedFile = /^\/(?:assets|img)\/[^?#]+$/;

/** Gives the path on disk of a URL; that of a page is its HTML file. */
export const fileAt = (outDir: string, address: string): string =>
  path.join(outDir, address, ...(address.endsWith('/') ? ['index.html'] : []));

/** Gives the URLs of what a page loads, including the scripts of the application. */
export function filesOfPage(outDir: string, page: string): string[] {
  const {urls} = readPageResources(fileAt(outDir, page));
  return urls.filter((url) => loadedFile.test(url) && existsSync(fileAt(outDir, url)));
}

/** Gives the scripts and style sheets that are not in the HTML of any page, but loaded on demand, such as those of the search. */
export function filesOnDemand(outDir: string, excluded: ReadonlySet<string>): string[] {
  return ['/assets/js/', '/assets/css/']
    .flatMap((folder) => readdirSync(path.join(outDir, folder)).map((name) => folder + name))
    .filter((address) => /\.(?:js|css)$/.test(address) && !excluded.has(address));
}
