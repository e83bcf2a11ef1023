import {readFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {jest} from '@jest/globals';
import {fetchFeatureRequests} from '../../../../src/components/vote/feature-requests';
import {askedHosts} from '../../../../src/plugins/published-files/config/hosting';
import {vote} from '../../../../src/config/vote';

const answer = readFileSync('test/fixtures/feature-requests.json', 'utf8');
let server: Server;

/** Asks a stub of GitHub that answers as told. */
async function ask(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return fetchFeatureRequests(`http://127.0.0.1:${port}/search`);
}
const answers = (status: number, body: string, headers: Record<string, string> = {}) =>
  ask((_, response) => response.writeHead(status, headers).end(body));

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('asking GitHub for feature requests', () => {
  it('lists them, most votes first', async () => {
    const outcome = await answers(200, answer);
    expect(outcome).toMatchObject({kind: 'listed', listing: {total_count: 120}});
    const {items} = outcome.kind === 'listed' ? outcome.listing : {items: []};
    expect(items.map(({number, reactions}) => [number, reactions['+1']])).toEqual([
      [7, 1500],
      [11, 7],
      [30, 1],
    ]);
  });

  it('counts the seconds it is told to wait', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
    expect(await answers(429, '', {'retry-after': '60'})).toEqual({
      kind: 'limited',
      until: new Date(1_800_000_060_000),
    });
    jest.restoreAllMocks();
  });

  it('tells a refusal from a limit', async () => {
    expect(await answers(403, '{}')).toEqual({kind: 'refused', status: 403});
  });

  it.each([
    ['no JSON', '<!doctype html>'],
    ['another shape', '{"items": [{"number": "7"}]}'],
    ['a link that runs a script', answer.replace('https://github.com', 'javascript:alert(1)//')],
  ])('trusts no answer with %s', async (_, body) => {
    expect(await answers(200, body)).toEqual({kind: 'malformed'});
  });
});

describe('the address of the question', () => {
  const {origin, pathname, searchParams} = new URL(vote.api);

  it('asks for open, labelled issues of webpack by reactions, and for nothing else', () => {
    expect(pathname).toBe('/search/issues');
    expect(searchParams.get('q')).toBe('repo:webpack/webpack is:issue is:open label:enhancement');
    expect(searchParams.get('sort')).toBe('reactions-+1');
    expect(searchParams.get('order')).toBe('desc');
  });

  it('is one that the content security policy allows', () => {
    expect(askedHosts).toContain(origin);
    server = createServer();
  });
});
