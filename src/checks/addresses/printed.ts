import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {site} from '../../config/site';

/** Packages that send people here: webpack's own, its companions, loaders and plugins. */
const isOurs = (name: string) => /^webpack|-(loader|webpack-plugin)$/.test(name);

/** Where a package keeps what it prints; the rest is its dependencies and source maps. */
const files = /\.(js|cjs|mjs|json|md|d\.ts)$/;

const hosts = [site.url, site.url.replace('https://', 'https://v4.')].map((host) =>
  host.replace('https', 'https?').replaceAll('.', '\\.'),
);
const links = new RegExp(`(${hosts.join('|')})(/[^\\s"'\`)<>\\]{}\\\\,*|]*)?`, 'g');

/** The text of `webpack-cli` has it in a comment, where it stands for the name of any option. */
const placeholders = new Set(['/option/name/']);

/** Gives the addresses of this site that a text links to; those of `v4.` begin with `/v4/`. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(links)]
    .map(([link, , place = '/']) => {
      const address = place.replace(/[.:;!?]+$/, '');
      return link.includes('://v4.') ? `/v4${address}` : address;
    })
    .filter((address) => !placeholders.has(address));
}

/**
 * Gives the addresses of this site that installed packages print or link to.
 * @param siteDir absolute folder of the site, which holds `node_modules`
 */
export async function printedAddresses(siteDir: string): Promise<string[]> {
  const modules = path.join(siteDir, 'node_modules');
  const names = (await readdir(modules)).filter(isOurs);
  const found = await Promise.all(names.map((name) => addressesInFolder(path.join(modules, name))));
  return [...new Set(found.flat())].sort();
}

async function addressesInFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const wanted = entries.filter(
    (entry) =>
      entry.isFile() &&
      files.test(entry.name) &&
      !path.relative(folder, entry.parentPath).includes('node_modules'),
  );
  const texts = await Promise.all(
    wanted.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')),
  );
  return texts.flatMap(addressesIn);
}
