import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../src/browser/lazy-lists';

const answer = (body: unknown, ok = true) =>
  Promise.resolve({ok, status: ok ? 200 : 500, json: async () => body});

/** The part of a sidebar that the behavior knows, as the server renders it. */
function showSidebar(section: string): HTMLDetailsElement {
  document.body.innerHTML = `
    <nav data-anchors="/content-index/${section}.json">
      <ul><li>
        <a href="/concepts/loaders/">Loaders</a>
        <details><summary>Headings of Loaders</summary><div data-headings=""></div></details>
      </li></ul>
    </nav>`;
  return screen.getByRole('group');
}

/** jsdom tells of an opened `details` a moment later, as browsers do. */
async function open(details: HTMLDetailsElement) {
  details.open = false;
  await new Promise((done) => setTimeout(done));
  details.open = true;
  await new Promise((done) => setTimeout(done));
}

let fetched: jest.Mock;
beforeEach(() => {
  fetched = jest.fn();
  Object.assign(globalThis, {fetch: fetched});
});

describe('headings of another page', () => {
  const anchors = {
    '/concepts/loaders/': [
      [1, 'Loaders', 'loaders'],
      [2, 'Using loaders', 'using'],
      [3, 'Inline', 'inline'],
    ],
  };

  it('say that they are loading', async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    await open(showSidebar('third'));
    expect(screen.getByText('Loading headings…')).toBeVisible();
  });

  it('say that they could not be loaded, and try again', async () => {
    fetched.mockReturnValueOnce(answer(null, false)).mockReturnValueOnce(answer(anchors));
    await open(showSidebar('fourth'));
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByRole('link', {name: 'Using loaders'})).toBeVisible();
  });

  it('say that there are none', async () => {
    fetched.mockReturnValue(answer({}));
    await open(showSidebar('fifth'));
    await waitFor(() => expect(screen.getByText('No headings.')).toBeVisible());
  });
});
