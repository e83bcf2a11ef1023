import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {test as base} from '@playwright/test';
import {staticHost} from '../../src/plugins/published-files/build/hosting/static-host';

/** A host of the built site that can fail, and be deployed to. */
export interface Deployment {
  url: string;
  /** What was asked for, in order. */
  asked: string[];
  /** Serves these texts instead of the files at their addresses. */
  replaced: Map<string, string>;
  /** Ends every connection and accepts no other. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

async function deploy(folder: string, redirects: boolean): Promise<Deployment> {
  const host = staticHost(folder, {redirects});
  const asked: string[] = [];
  const replaced = new Map<string, string>();
  const answer: RequestListener = (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const text = replaced.get(pathname);
    if (text === undefined) return host(request, response);
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'no-cache'}).end(text);
  };

  let server: Server;
  let port = 0;
  const start = async () => {
    server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
    ({port} = server.address() as AddressInfo);
  };
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  await start();
  return {url: `http://localhost:${port}`, asked, replaced, start, stop};
}

/** Tests with a host of their own, and with the service worker that all others are spared. */
export const test = base.extend<{folder: string; redirects: boolean; site: Deployment}>({
  serviceWorkers: 'allow',
  folder: ['build', {option: true}],
  redirects: [true, {option: true}],
  site: async ({folder, redirects}, use) => {
    const site = await deploy(folder, redirects);
    await use(site);
    await site.stop();
  },
  baseURL: ({site}, use) => use(site.url),
});
