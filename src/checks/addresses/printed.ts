import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {site} from '../../config/site';
import {type DocumentationVersion, newest, versions} from '../../versions';
import {packageFolders} from '../../versions/packages';

/** Packages that send people here: webpack's own, its companions, loaders and plugins. */
const isOurs = (name: string) => /^webpack|-(loader|webpack-plugin)$/.test(name);

/** Where a package keeps what it prints; the rest is its dependencies and source maps. */
const files = /\.(js|cjs|mjs|json|md|d\.ts)$/;

/** An older version had a host of its own: its name begins with the label. */
const own = ({label}: DocumentationVersion) => `://v${label}.`;
const older = versions.filter((version) => version !== newest);
const hosts = [site.url, ...older.map((version) => site.url.replace('://', own(version)))].map(
  (host) => host.replace('https', 'https?').replaceAll('.', '\\.'),
);
const links = new RegExp(`(${hosts.join('|')})(/[^\\s"'\`)<>\\]{}\\\\,*|]*)?`, 'g');

/** The text of `webpack-cli` has it in a comment, where it stands for the name of any option. */
const placeholders = new Set(['/option/name/']);

/** Gives the addresses of this site that a text links to; those of an older version's host lie in that version. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(links)]
    .map(([link, , place = '/']) => {
      const address = place.replace(/[.:;!?]+$/, '');
      const version = older.find((each) => link.includes(own(each)));
      return version ? version.base + address.slice(1) : address;
    })
    .filter((address) => !placeholders.has(address));
}

/**
 * Gives the addresses of this site that installed packages print or link to.
 * @param siteDir absolute folder of the site, which holds `node_modules`
 */
export async function printedAddresses(siteDir: string): Promise<string[]> {
  const places = new Set(versions.flatMap((version) => packageFolders(version, siteDir)));
  const found = await Promise.all([...places].map(addressesInPackages));
  return [...new Set(found.flat())].sort();
}

async function addressesInPackages(modules: string): Promise<string[]> {
  const names = (await readdir(modules)).filter(isOurs);
  return (
    await Promise.all(names.map((name) => addressesInFolder(path.join(modules, name))))
  ).flat();
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
