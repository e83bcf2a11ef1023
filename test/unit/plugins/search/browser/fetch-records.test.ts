import {jest} from '@jest/globals';
import {recordsFetcher} from '../../../../../src/plugins/search/browser/fetch-records';
import {older} from '../../../../support/older-version';
import {newest} from '../../../../../src/versions';

const json = {'Content-Type': 'application/json'};
const fetching = jest.spyOn(globalThis, 'fetch');
const answerWith = (answer: () => Promise<Response>) => fetching.mockImplementation(answer);
const failing = (error: Error) => answerWith(() => Promise.reject(error));

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

  it.each([
    ['404', () => new Response('', {status: 404, headers: json}), 'missing'],
    [
      'a page instead',
      () => new Response('<p>', {headers: {'Content-Type': 'text/html'}}),
      'missing',
    ],
    ['an error of the host', () => new Response('', {status: 503}), 'missing'],
  ])('says what happened when it gets %s', async (_, response, reason) => {
    answerWith(async () => response());
    await expect(recordsFetcher()(newest.label)).rejects.toMatchObject({
      name: 'SearchFailure',
      reason,
    });
  });

  it('tells offline from slow', async () => {
    failing(new TypeError('Failed to fetch'));
    await expect(recordsFetcher()(newest.label)).rejects.toMatchObject({reason: 'missing'});
    failing(new DOMException('The operation timed out', 'TimeoutError'));
    await expect(recordsFetcher()(newest.label)).rejects.toMatchObject({reason: 'slow'});
  });

  it('gives up when nothing comes in time', async () => {
    fetching.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const {signal} = init as {signal: AbortSignal};
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    await expect(recordsFetcher(1)(newest.label)).rejects.toMatchObject({reason: 'slow'});
  });

  it('forgets a failure', async () => {
    const fetchRecords = recordsFetcher();
    failing(new TypeError('Failed to fetch'));
    await expect(fetchRecords(newest.label)).rejects.toThrow('offline');
    answerWith(async () => new Response('{}', {headers: json}));
    await expect(fetchRecords(newest.label)).resolves.toBe('{}');
  });
});
