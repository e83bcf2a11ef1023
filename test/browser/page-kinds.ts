import {spawnSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../src/versions';
import {addressOf} from '../../src/content/address';
import {older} from '../support/older-version';

/** One page of each kind of the site. */
const kinds = [
  '/',
  '/concepts/',
  '/concepts/entry-points/',
  '/configuration/mode/',
  '/guides/getting-started/',
  '/loaders/expose-loader/',
  '/plugins/html-webpack-plugin/',
  '/plugins/',
  '/migrate/5/',
  '/contribute/kitchen-sink/',
  '/comparison/',
  '/glossary/',
  '/organization/',
  '/starter-kits/',
  '/vote/',
  '/search/',
  older.base,
  `${older.base}concepts/output/`,
  '/no-such-page/',
] as const;

/** One page of each layout: what the words of a page have nothing to do with. */
const layouts = [
  '/',
  '/concepts/',
  '/starter-kits/',
  '/vote/',
  '/search/',
  `${older.base}concepts/output/`,
  '/no-such-page/',
] as const;

/** Every page of the sitemap. */
function everyPage(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '/']) => path);
}

const fileOf = (page: string) => `build${page}index.html`;

/** Gives the page with the most HTML: what few pages have, it has. */
function longest(pages: readonly string[]): string[] {
  const sized = pages.map((page) => ({page, size: statSync(fileOf(page)).size}));
  return sized
    .sort((a, b) => b.size - a.size || (a.page < b.page ? -1 : 1))
    .slice(0, 1)
    .map(({page}) => page);
}

/** Gives the pages whose sources differ from the last commit; a copy without history has none. */
function changed(pages: readonly string[]): string[] {
  const {stdout} = spawnSync('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
    encoding: 'utf8',
  });
  const files = (stdout ?? '').split('\0').map((line) => line.slice(3));
  const addresses = versions.flatMap(({folder, base}) =>
    files
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => addressOf(path.posix.relative(folder, file), base)),
  );
  return pages.filter((page) => addresses.includes(page));
}

const isOfPackage = (page: string) => /\/(loaders|plugins)\/[^/]+\/$/.test(page);

/** The longest page of our own, and the longest of a package. */
const longestOfEach = (pages: readonly string[]): string[] => [
  ...longest(pages.filter((page) => !isOfPackage(page))),
  ...longest(pages.filter(isOfPackage)),
];

/** Whether every page is visited. */
export const isWholeSweep = process.env.SWEEP === 'all';

const others = everyPage().filter((page) => !kinds.some((kind) => kind === page));

/**
 * The pages of a sweep over what is the same however long a page is: one of each kind and those that
 * are being written, or with `SWEEP=all` all there are.
 */
export const kindPages: readonly string[] = [
  ...kinds,
  ...(isWholeSweep ? others : changed(others)),
];

/** The pages of a sweep over what is the same on all pages of a layout. */
export const layoutPages: readonly string[] = isWholeSweep ? kindPages : layouts;

/** The pages of a sweep over what depends on the text of a page: the longest ones as well. */
export const sweptPages: readonly string[] = [...new Set([...kindPages, ...longestOfEach(others)])];
