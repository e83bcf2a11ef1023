import {jest} from '@jest/globals';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {type ServedFile, serveFiles} from '../../../../src/plugins/development/served-files';
import {serve} from '../../../support/loopback';

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
interface Configured {
  devServer: {setupMiddlewares: (list: {name: string; middleware: Handle}[]) => unknown[]};
}

const isOwn = (address: string) => address.startsWith('/leaves/');

/** Asks a development server for an address; what no file answers goes on to the application. */
async function ask(address: string, list: () => ServedFile[]) {
  const middlewares: {name: string; middleware: Handle}[] = [];
  const {devServer} = serveFiles('leaves', isOwn, list) as Configured;
  expect(devServer.setupMiddlewares(middlewares)).toEqual([]);
  const {middleware} = middlewares[0]!;
  const server = await serve((request, response) =>
    middleware(request, response, () => response.end('the application')),
  );
  const response = await fetch(server.url + address);
  const text = await response.text();
  await server.close();
  return {status: response.status, text};
}

const green: ServedFile = {address: '/leaves/green.json', write: () => '{"tea":"green"}'};

// That others are made when they are asked for: test/browser/development/start.spec.ts.
it('a file that cannot be made in the development server says why', async () => {
  const burnt = () => {
    throw new Error('docs/tea.md:3  title: is missing');
  };
  const {status, text} = await ask('/leaves/green.json', () => [{...green, write: burnt}]);
  expect([status, text]).toEqual([500, 'docs/tea.md:3  title: is missing']);
});

it('addresses of others make no feature list its files', async () => {
  const list = jest.fn(() => [green]);
  expect((await ask('/pots/', list)).text).toBe('the application');
  expect(list).not.toHaveBeenCalled();
});
