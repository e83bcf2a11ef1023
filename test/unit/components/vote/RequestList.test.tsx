import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {RequestList} from '@site/src/components/vote/RequestList';
import answer from '../../../fixtures/feature-requests.json';
import {observeByHand} from '../../../support/near-viewport';

const reply = (body: unknown, status = 200, headers: Record<string, string> = {}) => ({
  ok: status === 200,
  status,
  headers: {get: (name: string) => headers[name] ?? null, has: (name: string) => name in headers},
  json: () => Promise.resolve(body),
});

/** Shows the list on the screen, with GitHub answering as told. */
async function show(...answers: (object | Error)[]) {
  const fetch = jest.fn(() => {
    const next = answers.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  Object.assign(globalThis, {fetch});
  Object.assign(AbortSignal, {timeout: () => new AbortController().signal});
  const {comesNear} = observeByHand();
  const {unmount} = render(<RequestList />);
  return {fetch, comesNear, unmount};
}

beforeEach(() => sessionStorage.clear());

describe('the list of feature requests', () => {
  it('does not trust what somebody else left in the storage', async () => {
    sessionStorage.setItem('feature-requests', '{"total_count": 1, "items": [{"html_url": "x"}]}');
    const {fetch, comesNear} = await show(reply(answer));
    await comesNear();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('works where nothing can be stored', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    const {comesNear} = await show(reply(answer));
    await comesNear();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    jest.restoreAllMocks();
  });

  it('says when nothing is open', async () => {
    const {comesNear} = await show(reply({total_count: 0, items: []}));
    await comesNear();
    expect(screen.getByRole('status')).toHaveTextContent(/^No feature request is open/);
  });

  it.each<[string, object | Error, RegExp]>([
    [
      'too many were asked, and until when',
      reply({}, 403, {'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1800000000'}),
      /only so many questions.*Ask again after \d+:\d\d:\d\d/,
    ],
    ['too many were asked, without an end', reply({}, 429), /Try again in some minutes/],
    ['nobody answers', new TypeError('Failed to fetch'), /cannot be reached/],
    ['GitHub refuses', reply({}, 503), /answered 503/],
    ['the answer makes no sense', reply({items: 'none'}), /does not understand/],
  ])('says when %s', async (_, wrong, words) => {
    const {comesNear} = await show(wrong, reply(answer));
    await comesNear();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByRole('link', {name: /^First: most wanted/})).toBeVisible();
  });

  it('asks again by itself when the reader is back online', async () => {
    const {comesNear} = await show(new TypeError('Failed to fetch'), reply(answer));
    await comesNear();
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('link', {name: /^First: most wanted/})).toBeVisible();
  });
});
