import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import {siteFolder} from './places';

const built = path.resolve(siteFolder, 'build');

/** A host of the site, with no header that keeps anything from being done. */
export interface Host {
  url: string;
  /** Serves a text of HTML at an address that the site does not have. */
  add: (address: string, html: string) => void;
  close: () => Promise<void>;
}

/** Reads the page at an address as it was built. */
export const readPage = (address: string): string =>
  readFileSync(path.join(built, address, 'index.html'), 'utf8');

/** @throws when the site has not been built */
export async function serveHostileSite(): Promise<Host> {
  if (!existsSync(path.join(built, 'index.html')))
    throw new Error(
      `${siteFolder} holds no site; run "npx tsx test/support/hostile-site/build.ts" first`,
    );
  const added = new Map<string, string>();
  const files = sirv(built, {dev: false});
  const server = createServer((request, response) => {
    const html = added.get(request.url ?? '');
    if (html === undefined) return files(request, response);
    response.writeHead(200, {'Content-Type': 'text/html;charset=utf-8'}).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    add: (address, html) => void added.set(address, html),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
