import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';

/** What pages load from this site; the worker keeps faces and its own scripts anyway. */
const loadedFile = /^\/(?:assets|img)\/[^?#]+$/;

/** Gives the file of an address, of a page its HTML. */
export const fileAt = (outDir: string, address: string): string =>
  path.join(outDir, address, ...(address.endsWith('/') ? ['index.html'] : []));

/** Gives the addresses of what a page loads, also those of the application that wakes it. */
export function filesOfPage(outDir: string, page: string): string[] {
  const html = fromHtml(readFileSync(fileAt(outDir, page), 'utf8'));
  const elements = selectAll('link[rel=stylesheet], script[src], img[src], source[srcset]', html);
  const addresses = elements.map(({properties: {href, src, srcSet}}) =>
    String(href ?? src ?? srcSet),
  );
  const application = selectAll('script[data-app]', html).flatMap(({properties}) =>
    String(properties.dataApp).split(' '),
  );
  return [...addresses, ...application].filter(
    (address) => loadedFile.test(address) && existsSync(fileAt(outDir, address)),
  );
}

/** Gives the scripts and sheets that no page names: they are loaded on demand, as the search is. */
export function filesOnDemand(outDir: string, named: ReadonlySet<string>): string[] {
  return ['/assets/js/', '/assets/css/']
    .flatMap((folder) => readdirSync(path.join(outDir, folder)).map((name) => folder + name))
    .filter((address) => /\.(?:js|css)$/.test(address) && !named.has(address));
}
