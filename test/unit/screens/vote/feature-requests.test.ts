import {readFileSync} from 'node:fs';
import {jest} from '@jest/globals';
import {fetchFeatureRequests} from '../../../../src/screens/vote/feature-requests';
import {askedHosts} from '../../../../src/plugins/published-files/config/response-headers';
import {vote} from '../../../../src/config/vote';

const answer = readFileSync('test/fixtures/feature-requests.json', 'utf8');

function answers(status: number, body: string) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, {status}));
  return fetchFeatureRequests();
}

afterEach(() => jest.restoreAllMocks());

describe('asking GitHub for feature requests', () => {
  it('lists them', async () => {
    const {total_count: total, items} = await answers(200, answer);
    expect(total).toBe(120);
    expect(items.map(({reactions}) => reactions['+1'])).toEqual([1500, 7, 1]);
  });

  it.each([
    ['is limited', 429, '', /only so many questions/],
    ['refuses', 503, '{}', /answered 503/],
    ['sends no JSON', 200, '<!doctype html>', /does not understand/],
    ['sends another shape', 200, '{"items": [{"number": "7"}]}', /does not understand/],
    [
      'sends a link to a script',
      200,
      answer.replace('https://github', 'javascript:a//'),
      /not understand/,
    ],
  ])('says when it %s', async (_, status, body, words) => {
    await expect(answers(status, body)).rejects.toThrow(words);
  });

  it('says that the server does not answer', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(fetchFeatureRequests()).rejects.toThrow('GitHub cannot be reached');
  });

  it('asks for open, labelled issues of webpack by reactions, where the policy allows it', () => {
    const {origin, pathname, searchParams} = new URL(vote.api);
    expect(askedHosts).toContain(origin);
    expect(pathname).toBe('/search/issues');
    expect(searchParams.get('q')).toBe('repo:webpack/webpack is:issue is:open label:enhancement');
    expect(searchParams.get('sort')).toBe('reactions-+1');
    expect(searchParams.get('order')).toBe('desc');
  });
});
