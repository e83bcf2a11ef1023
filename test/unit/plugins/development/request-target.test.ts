import {readRequestTarget} from '../../../../src/plugins/development/request-target';
import {middleware} from '../../../../src/plugins/development/middleware';
import {pagesOnDemand} from '../../../../src/plugins/development/pages-on-demand';
import {serveFiles} from '../../../../src/plugins/development/served-files';
import {serve} from '../../../support/loopback';
import {abandonRequests, sendAll, summaryOfAnswer} from '../../../support/raw-requests';
import {generateRequestLines, oddTargets} from '../../../support/request-lines';

type Middleware = (request: unknown, response: unknown, next: () => void) => unknown;
interface Configured {
  devServer: {setupMiddlewares: (list: {middleware: Middleware}[]) => unknown};
}

/** Starts a development server with some middlewares; what none answers the application does. */
function start(configurations: readonly object[]) {
  const middlewares: {middleware: Middleware}[] = [];
  for (const configuration of configurations as Configured[])
    configuration.devServer.setupMiddlewares(middlewares);
  return serve((request, response) => {
    const application = () => void response.end('the application');
    const chain = middlewares.reduceRight<() => void>(
      (next, entry) => () => void entry.middleware(request, response, next),
      application,
    );
    chain();
  });
}

it.each([
  ['/', {pathname: '/', search: ''}],
  ['/a%20b/?q=1#part', {pathname: '/a%20b/', search: '?q=1'}],
  ['/../a/./b', {pathname: '/a/b', search: ''}],
  ['http://localhost:3000/a/', {pathname: '/a/', search: ''}],
])('the request target %s is read', (target, expected) => {
  expect(readRequestTarget(target)).toEqual(expected);
});

it.each(['/%', '/%E0%A4%A', '//', '//host/a', '/\\host/a', '/.//host/a', '*', 'a', 'http://[/'])(
  'the request target %s is malformed',
  (target) => {
    expect(readRequestTarget(target)).toBeUndefined();
  },
);

it('the development server answers every request line, and goes on', async () => {
  const [onDemand] = pagesOnDemand('/site', '/site/.docusaurus');
  const files = [{address: '/tea.json', write: () => '{"tea":"green"}'}];
  const server = await start([
    onDemand!,
    serveFiles(
      'tea',
      () => true,
      () => files,
    ),
  ]);
  try {
    const targets = [...oddTargets, '/__page-on-demand/%', '/__page-on-demand/%00'];
    const lines = ['GET', 'HEAD', 'POST'].flatMap((method) =>
      targets.map((target) => `${method} ${target} HTTP/1.1`),
    );
    await abandonRequests(server.port);
    for (const {answer} of await sendAll(server.port, [...lines, ...generateRequestLines(2000)]))
      expect([200, 204, 400, 404, 431, 505]).toContain(summaryOfAnswer(answer).status);
    expect(await (await fetch(`${server.url}/tea.json`)).json()).toEqual({tea: 'green'});
    expect((await fetch(`${server.url}/%`)).status).toBe(400);
  } finally {
    await server.close();
  }
}, 60_000);

it.each([
  [
    'throws',
    () => {
      throw new Error('no kettle');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no kettle'))],
])('a middleware that %s answers with status 500 and its message', async (_, handler) => {
  const server = await start([middleware('tea', handler)]);
  const response = await fetch(`${server.url}/tea/`);
  expect([response.status, await response.text()]).toEqual([500, 'no kettle']);
  await server.close();
});
