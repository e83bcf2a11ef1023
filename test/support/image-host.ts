import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {useAgent} from 'request-filtering-agent';
import type {Reach} from '../../src/plugins/mirrored-packages/build/images/fetch-image';

/** What a host answers at a path: a file, or anything else that servers do. */
export type Answer =
  Buffer | string | ((request: IncomingMessage, response: ServerResponse) => void);

/** A host of images on loopback. */
export interface ImageHost {
  url: string;
  /** Paths it was asked for. */
  asked: string[];
  close: () => Promise<void>;
}

/**
 * Reaches hosts as builds do, but over http, and this address of the machine besides public ones:
 * tests have no others.
 */
export const overLoopback: Reach = ({protocol, href}) =>
  /^https?:$/.test(protocol) ? useAgent(href, {allowIPAddressList: ['127.0.0.1']}) : undefined;

/** Serves answers by path; others are not found. */
export async function serveImages(answers: Readonly<Record<string, Answer>>): Promise<ImageHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path];
    if (answer === undefined) response.writeHead(404).end('not here');
    else if (typeof answer === 'function') answer(request, response);
    else response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
