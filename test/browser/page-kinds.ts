import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {older} from '../support/older-version';

/** One page of each kind of the site. */
const kinds = [
  '/',
  '/concepts/',
  '/concepts/entry-points/',
  '/configuration/mode/',
  '/guides/getting-started/',
  '/loaders/css-loader/',
  '/plugins/html-webpack-plugin/',
  '/plugins/',
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

/** Every page of the sitemap. */
function everyPage(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '/']) => path);
}

/** How many other pages are visited each time. */
const sampleSize = 3;

/** Other pages with each commit: what hides on a page of no kind is met some day. */
function sampleOf(pages: readonly string[]): string[] {
  // A copy without history always has the same sample.
  const {stdout: commit = ''} = spawnSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'});
  const rank = (page: string) => createHash('sha256').update(commit).update(page).digest('hex');
  const ranked = pages.map((page) => ({page, rank: rank(page)}));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.slice(0, sampleSize).map(({page}) => page);
}

const others = everyPage().filter((page) => !kinds.some((kind) => kind === page));

/** The pages a sweep visits: one of each kind and a few more, or with `SWEEP=all` all there are. */
export const sweptPages: readonly string[] = [
  ...kinds,
  ...(process.env.SWEEP === 'all' ? others : sampleOf(others)),
];
