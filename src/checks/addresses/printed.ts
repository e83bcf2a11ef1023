import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {site} from '../../config/site';
import {type DocumentationVersion, newest, versions} from '../../versions';
import {packageFolders} from '../../versions/packages';

/**
 * Where packages that send people here keep what they print: webpack's own, its companions, loaders
 * and plugins. The rest is their dependencies and source maps.
 */
const files = ['webpack*', '*-loader', '*-webpack-plugin'].map(
  (name) => `${name}/**/*.{js,cjs,mjs,json,md,d.ts}`,
);

/** An older version had a host of its own: its name begins with the label. */
const olderHost = ({label}: DocumentationVersion) => `://v${label}.`;
const olderVersions = versions.filter((version) => version !== newest);
const hosts = [
  site.url,
  ...olderVersions.map((version) => site.url.replace('://', olderHost(version))),
].map((host) => host.replace('https', 'https?').replaceAll('.', '\\.'));
const links = new RegExp(`(${hosts.join('|')})(/[^\\s"'\`)<>\\]{}\\\\,*|]*)?`, 'g');

/** The text of `webpack-cli` has it in a comment, as a placeholder for the name of any option. */
const placeholders = new Set(['/option/name/']);

/** Gives the addresses of this site that a text links to; those of an older version's host lie in that version. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(links)]
    .map(([link, , pathname = '/']) => {
      const address = pathname.replace(/[.:;!?]+$/, '');
      const version = olderVersions.find((candidate) => link.includes(olderHost(candidate)));
      return version ? version.base + address.slice(1) : address;
    })
    .filter((address) => !placeholders.has(address));
}

/**
 * Gives the addresses of this site that installed packages print or link to.
 * @param siteDir absolute folder of the site, which holds `node_modules`
 */
export function printedAddresses(siteDir: string): string[] {
  const moduleFolders = new Set(versions.flatMap((version) => packageFolders(version, siteDir)));
  const addresses = [...moduleFolders].flatMap((modules) =>
    globSync(files, {cwd: modules, absolute: true, ignore: '*/**/node_modules/**'}).flatMap(
      (file) => addressesIn(readFileSync(file, 'utf8')),
    ),
  );
  return [...new Set(addresses)].sort();
}
