import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request as the stand-in has got it. */
export interface Asked {
  method: string;
  path: string;
  key: string;
  body: unknown;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** What it says to a request; nothing for the usual. */
export type Script = (asked: Asked, count: number) => Reply | undefined;

/** A hosted engine on this machine that speaks as much of the protocol as we use. */
export class HostedEngine {
  readonly asked: Asked[] = [];
  /** Records by index, as they would be found. */
  readonly indexes = new Map<string, unknown[]>();
  private server: Server | undefined;

  constructor(private readonly script: Script = () => undefined) {}

  /** Starts, and gives it as a host for the client. */
  async start() {
    this.server = createServer((request, response) => {
      void read(request).then((asked) => {
        this.asked.push(asked);
        const {status, body} = this.script(asked, this.asked.length) ?? this.usual(asked);
        const isText = typeof body === 'string';
        response.writeHead(status, {'Content-Type': isText ? 'text/html' : 'application/json'});
        response.end(isText ? body : JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
    const {port} = this.server.address() as AddressInfo;
    return {url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite'} as const;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private usual({method, path, body}: Asked): Reply {
    const [, , kind, index = '', action] = path.split('/');
    const done = {status: 200, body: {taskID: this.asked.length, updatedAt: ''}};
    if (kind === 'keys') return {status: 200, body: {value: index, acl: ['search'], createdAt: 0}};
    if (action === 'queries') return {status: 200, body: {results: [{hits: [], nbHits: 0}]}};
    if (action === 'task') return {status: 200, body: {status: 'published'}};
    if (method === 'DELETE') this.indexes.delete(index);
    if (action === 'batch') {
      const {requests} = body as {requests: {body: unknown}[]};
      const before = this.indexes.get(index) ?? [];
      this.indexes.set(index, [...before, ...requests.map((request) => request.body)]);
    }
    if (action === 'operation') {
      const {destination} = body as {destination: string};
      this.indexes.set(destination, this.indexes.get(index) ?? []);
      this.indexes.delete(index);
    }
    return done;
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
