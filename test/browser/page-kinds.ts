import {readFileSync} from 'node:fs';

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
  '/v4/',
  '/v4/concepts/output/',
  '/no-such-page/',
] as const;

/** Every page of the sitemap. */
function everyPage(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '/']) => path);
}

/** The pages a sweep visits: one of each kind, or with `SWEEP=all` every page there is. */
export const sweptPages: readonly string[] =
  process.env.SWEEP === 'all' ? [...new Set([...kinds, ...everyPage()])] : kinds;
