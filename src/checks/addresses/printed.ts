import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {site} from '../../config/site';
import {type DocumentationVersion, newest, versions} from '../../versions';
import {packageFolders} from '../../versions/packages';

/**
 * The files of packages that may link to this site: webpack, its companions, loaders and plugins, without
 * their dependencies and source maps.
 */
const files = ['webpack*', '*-loader', '*-webpack-plugin'].map(
  (name) => `${name}/**/*.{js,cjs,mjs,json,md,d.ts}`,
);

/** The former host of an older version, whose name begins with its label. */
const olderHost = ({label}: DocumentationVersion) => `://v${label}.`;
const olderVersions = versions.filter((version) => version !== newest);
const hosts = [
  site.url,
  ...olderVersions.map((version) => site.url.replace('://', olderHost(version))),
].map((host) => host.replace('https', 'https?').replaceAll('.', '\\.'));
const links = new RegExp(`(${hosts.join('|')})(/[^\\s"'\`)<>\\]{}\\\\,*|]*)?`, 'g');

/** Placeholders in comments of `webpack-cli`, which are not real URLs. */
const placeholders = new Set(['/option/name/']);

/** Finds the paths of this site that a text links to. Those on the host of an older version get its base. */
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
 * Finds the paths of this site that installed packages print or link to.
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
