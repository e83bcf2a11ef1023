import type {IncomingMessage} from 'node:http';
import {type Loopback, serve} from './loopback';

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
export type Script = (asked: Asked, count: number) => Reply;

/** A hosted engine on this machine, which says what it is told to. */
export class HostedEngine {
  readonly asked: Asked[] = [];
  private server: Loopback | undefined;

  constructor(private readonly script: Script) {}

  /** Starts, and gives it as a host for the client. */
  async start() {
    this.server = await serve((request, response) => {
      void read(request).then((asked) => {
        this.asked.push(asked);
        const {status, body} = this.script(asked, this.asked.length);
        const isText = typeof body === 'string';
        response.writeHead(status, {'Content-Type': isText ? 'text/html' : 'application/json'});
        response.end(isText ? body : JSON.stringify(body));
      });
    });
    return {url: `127.0.0.1:${this.server.port}`, protocol: 'http', accept: 'readWrite'} as const;
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }
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
