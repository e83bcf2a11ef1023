import type {RequestListener} from 'node:http';
import {test as base} from '@playwright/test';
import {staticHost} from '../../src/plugins/published-files/build/hosting/static-host';
import {serve} from '../support/loopback';

/** A host of the built site that can fail, and be deployed to. */
export type Deployment = Awaited<ReturnType<typeof deploy>>;

async function deploy({redirects, slashes}: {redirects: boolean; slashes: boolean}) {
  const host = staticHost('build', {redirects, slashes});
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
    /** What was asked for, in order. */
    asked,
    /** Serves these texts instead of the files at their addresses. */
    replaced,
    /** Ends every connection and accepts no other. */
    stop: () => server.close(),
    async start() {
      server = await serve(answer, {host: 'localhost', port});
    },
  };
}

/** Tests with a host of their own, and with the service worker that all others are spared. */
export const test = base.extend<{redirects: boolean; slashes: boolean; site: Deployment}>({
  serviceWorkers: 'allow',
  redirects: [true, {option: true}],
  slashes: [true, {option: true}],
  site: async ({redirects, slashes}, use) => {
    const site = await deploy({redirects, slashes});
    await use(site);
    await site.stop();
  },
  baseURL: ({site}, use) => use(site.url),
});
