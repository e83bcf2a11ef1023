import {jest} from '@jest/globals';
import {recordsFetcher} from '../../../../../src/plugins/search/browser/fetch-records';
import {older} from '../../../../support/older-version';
import {newest} from '../../../../../src/versions';

const json = {'Content-Type': 'application/json'};
const fetching = jest.spyOn(globalThis, 'fetch');
const answerWith = (answer: () => Promise<Response>) => fetching.mockImplementation(answer);

beforeEach(() => fetching.mockReset());
afterAll(() => fetching.mockRestore());

describe('fetching records', () => {
  it('asks once for a version, from its own address', async () => {
    answerWith(async () => new Response('{}', {headers: json}));
    const fetchRecords = recordsFetcher();
    await expect(
      Promise.all([fetchRecords(older.label), fetchRecords(older.label)]),
    ).resolves.toEqual(['{}', '{}']);
    expect(fetching.mock.calls.map(([address]) => address)).toEqual(['/search-index/4.json']);
  });

  const page = {headers: {'Content-Type': 'text/html'}};
  it.each([
    ['404', new Response('', {status: 404, headers: json}), 'index is missing'],
    ['a page instead', new Response('<p>', page), 'index is missing'],
    ['an error of the host', new Response('', {status: 503}), 'cannot be loaded right now'],
  ])('says what happened when it gets %s', async (_, response, message) => {
    answerWith(async () => response);
    await expect(recordsFetcher()(newest.label)).rejects.toThrow(message);
  });

  it('gives up when nothing comes in time', async () => {
    fetching.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const {signal} = init as {signal: AbortSignal};
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    await expect(recordsFetcher(1)(newest.label)).rejects.toThrow('takes too long');
  });

  it('says when nothing can be reached, and forgets it', async () => {
    const fetchRecords = recordsFetcher();
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchRecords(newest.label)).rejects.toThrow('cannot be reached');
    answerWith(async () => new Response('{}', {headers: json}));
    await expect(fetchRecords(newest.label)).resolves.toBe('{}');
  });
});
