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
  return {status: response.status, type: response.headers.get('content-type'), text};
}

const green: ServedFile = {address: '/leaves/green.json', write: () => '{"tea":"green"}'};

it('a file in the development server is made when it is asked for, or says why it is not', async () => {
  const made = {status: 200, type: 'application/json; charset=utf-8', text: '{"tea":"green"}'};
  expect(await ask('/leaves/green.json?v=1', () => [green])).toEqual(made);
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
