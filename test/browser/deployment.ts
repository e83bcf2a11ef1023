import type {RequestListener} from 'node:http';
import {test as base} from '@playwright/test';
import {staticHost} from '../../src/plugins/published-files/build/hosting/static-host';
import {serve} from '../support/loopback';

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

  let server = await serve(answer, {host: 'localhost'});
  const {port, url} = server;
  return {
    url,
    asked,
    replaced,
    stop: () => server.close(),
    async start() {
      server = await serve(answer, {host: 'localhost', port});
    },
  };
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
