import {spawnSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../src/versions';
import {permalinkOf} from '../../src/content/permalink';
import {older} from '../support/older-version';
import {isWholeSweep} from '../support/sweep';

/** One page of each layout: what the words of a page have nothing to do with. */
const layouts = [
  '/',
  '/concepts/',
  '/starter-kits/',
  '/vote/',
  '/search/',
  `${older.base}concepts/output/`,
  '/no-such-page/',
];

/** One page of each kind of the site. */
const kinds = [
  ...layouts,
  '/configuration/mode/',
  '/guides/getting-started/',
  '/loaders/expose-loader/',
  '/plugins/',
  '/contribute/kitchen-sink/',
  '/comparison/',
  '/glossary/',
  '/api/hook-order/',
  '/organization/',
  older.base,
];

/** Every other page of the sitemap. */
const others = [
  ...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]+)/g),
]
  .map(([, address = '/']) => address)
  .filter((address) => !kinds.includes(address));

/** Gives the page with the most HTML: what few pages have, it has. */
const longest = (pages: readonly string[]) => {
  const sizeOf = (page: string) => statSync(`build${page}index.html`).size;
  return pages.reduce((largest, other) => (sizeOf(other) > sizeOf(largest) ? other : largest));
};

/** Gives the pages whose sources differ from the last commit; a copy without history has none. */
function changed(pages: readonly string[]): string[] {
  const {stdout} = spawnSync('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
    encoding: 'utf8',
  });
  const files = (stdout ?? '').split('\0').map((line) => line.slice(3));
  const addresses = versions.flatMap(({folder, base}) =>
    files
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => permalinkOf(path.posix.relative(folder, file), base)),
  );
  return pages.filter((page) => addresses.includes(page));
}

/**
 * The pages of a sweep over what is the same however long a page is: largest of each kind and those that
 * are being written, or with `SWEEP=all` all there are.
 */
export const kindPages: readonly string[] = [
  ...kinds,
  ...(isWholeSweep ? others : changed(others)),
];

/** The pages of a sweep over what is the same on all pages of a layout. */
export const layoutPages: readonly string[] = isWholeSweep ? kindPages : layouts;

const isOfPackage = (page: string) => /\/(loaders|plugins)\/[^/]+\/$/.test(page);

/**
 * The pages of a sweep over what depends on the text of a page: also the longest largest of our own, and
 * of a package.
 */
export const sweptPages: readonly string[] = [
  ...new Set([
    ...kindPages,
    longest(others.filter((page) => !isOfPackage(page))),
    longest(others.filter(isOfPackage)),
  ]),
];
