import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {staticHost} from '../../../../../../src/plugins/published-files/build/hosting/static-host';
import {serve} from '../../../../../support/loopback';
import {
  abandonRequests,
  sendAll,
  sendRaw,
  summaryOfAnswer,
} from '../../../../../support/raw-requests';
import {generateRequestLines, oddTargets} from '../../../../../support/request-lines';
import {temporaryFolder} from '../../../../../support/temporary-folder';

/** Starts the host of a site that has one page, a redirect and a page for unknown addresses. */
async function start() {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'tea'));
  writeFileSync(path.join(folder, '_headers'), '/*\n  X-Tea: green\n');
  writeFileSync(path.join(folder, '_redirects'), '/coffee/ /tea/ 301\n');
  writeFileSync(path.join(folder, '404.html'), 'unknown');
  writeFileSync(path.join(folder, 'index.html'), 'start');
  writeFileSync(path.join(folder, 'tea/index.html'), 'green tea');
  return {...(await serve(staticHost(folder))), folder};
}

it('the host of the built site answers every request line, and goes on', async () => {
  const server = await start();
  try {
    const lines = ['GET', 'HEAD', 'POST'].flatMap((method) =>
      oddTargets.map((target) => `${method} ${target} HTTP/1.1`),
    );
    await abandonRequests(server.port);
    for (const {answer} of await sendAll(server.port, [...lines, ...generateRequestLines(2000)])) {
      const {status, location} = summaryOfAnswer(answer);
      expect([200, 301, 400, 404, 405, 431, 505]).toContain(status);
      // A redirect never leads to another host.
      expect(location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(answer).not.toContain('root:');
    }
    expect((await fetch(`${server.url}/tea/`)).status).toBe(200);
  } finally {
    await server.close();
  }
}, 60_000);

it('a request that wants to change something is refused', async () => {
  const server = await start();
  const response = await fetch(`${server.url}/tea/`, {method: 'POST', body: 'milk'});
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  await server.close();
});

it('a site that is built again under the server is unknown until it is there', async () => {
  const server = await start();
  rmSync(server.folder, {recursive: true});
  const response = await fetch(`${server.url}/tea/`);
  expect([response.status, await response.text()]).toEqual([404, 'Page Not Found']);
  await server.close();
});

it.each(['/%', '//', '//host/tea'])('%s is a malformed address', async (target) => {
  const server = await start();
  const answer = await sendRaw(server.port, `GET ${target} HTTP/1.1`);
  expect(summaryOfAnswer(answer)).toEqual({status: 400, location: undefined});
  await server.close();
});

it.each([
  ['bytes=0-4', 206],
  ['bytes=6-', 206],
  ['bytes=900-', 416],
  ['bytes=4-1', 200],
  ['bytes=0-99999999999999999999', 200],
  ['bytes= 4-1', 200],
  ['pages=1', 200],
  ['-', 200],
])('the range %s gives status %d', async (range, status) => {
  const server = await start();
  const answer = await sendRaw(server.port, 'GET /tea/ HTTP/1.1', [`Range: ${range}`]);
  expect(summaryOfAnswer(answer).status).toBe(status);
  await server.close();
});
