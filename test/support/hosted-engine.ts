import type {IncomingMessage} from 'node:http';
import {serve} from './loopback';

/** A request as the stand-in has got it. */
interface Asked {
  method: string;
  path: string;
  key: string;
  body: unknown;
}

interface Reply {
  status: number;
  body: unknown;
}

/** What it says to a request, and to the how many-th that is. */
export type Script = (request: Asked, count: number) => Reply;

/** A hosted engine on this machine, which says what it is told to. */
export async function serveHostedEngine(script: Script) {
  const requests: Asked[] = [];
  const {port, close} = await serve((request, response) => {
    void read(request).then((received) => {
      requests.push(received);
      const {status, body} = script(received, requests.length);
      const isText = typeof body === 'string';
      response.writeHead(status, {'Content-Type': isText ? 'text/html' : 'application/json'});
      response.end(isText ? body : JSON.stringify(body));
    });
  });
  /** As the client is told of it. */
  const host = {url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite'} as const;
  return {requests, host, close};
}

async function read(request: IncomingMessage): Promise<Asked> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const key = request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key');
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    key: String(key),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}
