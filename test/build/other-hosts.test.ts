/**
 * Compares web servers, as the build configures them, with `npm run serve`. A part of the weekly
 * run, because both have to be installed: `apt-get install nginx-light apache2`.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parseHeaders} from '../../src/plugins/published-files/build/hosting/headers-format';
import {staticHost} from '../../src/plugins/published-files/build/hosting/static-host';
import {buildFolder, builtFile} from '../support/built-site';
import {serve} from '../support/loopback';
import {older} from '../support/older-version';
import {type RunningServer, type ServerName, startServer} from '../support/web-servers';

const rules = parseHeaders(builtFile('_headers'));
const comparedHeaders = new Set(
  rules.flatMap(({headers}) => Object.keys(headers).map((name) => name.toLowerCase())),
);

const redirects = builtFile('_redirects')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(' ')[0]!);

/** Gives one file of each extension, as an address. */
function filesByExtension(): string[] {
  // What is for hosts is no file of the site.
  const files = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => path.extname(file) !== '' && !/^\.|\.conf$/.test(path.basename(file)),
  );
  const byExtension = new Map(files.map((file) => [path.extname(file), file]));
  return [...byExtension.values()].map((file) => `/${file.split(path.sep).join('/')}`);
}

const addresses = [
  ...[
    '/',
    '/concepts/',
    '/configuration/output/',
    older.base,
    `${older.base}concepts/output/`,
    '/404.html',
  ],
  ...['/concepts', '/concepts?a=b', '/no-such-page', '/no-such-page?a=b&c', '/concepts/no-such'],
  ...['/no-such-page/', '/no-such-file.js', '/assets/no-such.js', '/assets/', '/img/', '/sw.js'],
  ...[
    '/concepts/index.md',
    `${older.base}llms.txt`,
    '/feed.xml',
    '/concepts/?a=%20b',
    '/%F0%9F%8D%B5/',
  ],
  ...filesByExtension(),
  ...redirects,
  ...redirects.map((from) => `${from}?a=b`),
  ...redirects.map((from) => from.replace(/(?<=.)\/$/, '')),
];

/** What is compared of an answer. */
async function answerOf(origin: string, address: string, method = 'GET') {
  const response = await fetch(origin + address, {method, redirect: 'manual'});
  await response.arrayBuffer();
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => comparedHeaders.has(name)),
  );
  return {
    status: response.status,
    location: response.headers.get('location')?.replace(origin, ''),
    // A redirect has a page of the server's own.
    headers: response.status === 301 ? {...headers, 'content-type': undefined} : alike(headers),
  };
}

/** Servers know types by other names: JavaScript, icons, and what has a character set. */
function alike({'content-type': type, ...headers}: Record<string, string>) {
  const plain = type
    ?.replace(/; ?charset=utf-8$/i, '')
    .replace('application/javascript', 'text/javascript')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');
  return {...headers, 'content-type': plain};
}

describe.each<ServerName>(['nginx', 'Apache'])('%s', (name) => {
  let reference: Awaited<ReturnType<typeof serve>>;
  let server: RunningServer;
  beforeAll(async () => {
    reference = await serve(staticHost(buildFolder));
    server = await startServer(name, path.resolve(buildFolder));
  });
  afterAll(async () => {
    await server?.close();
    await reference?.close();
  });

  it.each(addresses)('answers %s as npm run serve does', async (address) => {
    expect(await answerOf(server.url, address)).toEqual(await answerOf(reference.url, address));
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    expect(await answerOf(server.url, '/concepts/', method)).toMatchObject({status: 405});
  });

  it.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2F..%2F/etc/passwd', '/%00'])(
    'gives nothing outside of the site for %s',
    async (address) => {
      const {status} = await answerOf(server.url, address);
      expect([301, 400, 403, 404]).toContain(status);
    },
  );
});
