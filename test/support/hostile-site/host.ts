import {existsSync, readFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {serve} from '../loopback';
import {siteFolder} from './places';

const built = path.resolve(siteFolder, 'build');

/** Reads the page at an address as it was built. */
export const readPage = (address: string): string =>
  readFileSync(path.join(built, address, 'index.html'), 'utf8');

/** A host of the site. */
export type Host = Awaited<ReturnType<typeof serveHostileSite>>;

/**
 * Serves the site with no header that keeps anything from being done.
 * @throws when it has not been built
 */
export async function serveHostileSite() {
  if (!existsSync(path.join(built, 'index.html')))
    throw new Error(
      `${siteFolder} holds no site; run "npx tsx test/support/hostile-site/build.ts" first`,
    );
  const added = new Map<string, string>();
  const files = sirv(built, {dev: false});
  const answer: RequestListener = (request, response) => {
    const html = added.get(request.url ?? '');
    if (html === undefined) return files(request, response);
    response.writeHead(200, {'Content-Type': 'text/html;charset=utf-8'}).end(html);
  };
  const server = await serve(answer, {host: 'localhost'});
  return {
    ...server,
    /** Serves a text of HTML at an address that the site does not have. */
    add: (address: string, html: string) => void added.set(address, html),
  };
}
