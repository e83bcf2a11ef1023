import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';

/** Files that are saved with a section. Fonts are not among them: the service worker has them in its precache. */
const loadedFile = /^\/(?:assets|img)\/[^?#]+$/;

/** Gives the path on disk of a URL; that of a page is its HTML file. */
export const fileAt = (outDir: string, address: string): string =>
  path.join(outDir, address, ...(address.endsWith('/') ? ['index.html'] : []));

/** Gives the URLs of what a page loads, including the scripts of the application. */
export function filesOfPage(outDir: string, page: string): string[] {
  const html = fromHtml(readFileSync(fileAt(outDir, page), 'utf8'));
  const elements = selectAll('link[rel=stylesheet], script[src], img[src], source[srcset]', html);
  const addresses = elements.map(({properties: {href, src, srcSet}}) =>
    String(href ?? src ?? srcSet),
  );
  const application = selectAll('html[data-app]', html).flatMap(({properties}) =>
    String(properties.dataApp).split(' '),
  );
  return [...addresses, ...application].filter(
    (address) => loadedFile.test(address) && existsSync(fileAt(outDir, address)),
  );
}

/** Gives the scripts and style sheets that are not in the HTML of any page, but loaded on demand, such as those of the search. */
export function filesOnDemand(outDir: string, excluded: ReadonlySet<string>): string[] {
  return ['/assets/js/', '/assets/css/']
    .flatMap((folder) => readdirSync(path.join(outDir, folder)).map((name) => folder + name))
    .filter((address) => /\.(?:js|css)$/.test(address) && !excluded.has(address));
}
