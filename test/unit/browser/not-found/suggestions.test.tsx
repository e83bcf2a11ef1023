// Typing errors of readers. cspell:ignore outptu startd
import {screen, waitFor, within} from '@testing-library/react';
import {pageShown} from '../../../../src/browser/page-shown';
import {older} from '../../../support/older-version';
import '../../../../src/browser/not-found/fill-screen';

const titles = {
  '/concepts/output/': 'Output',
  '/guides/getting-started/': 'Getting Started',
};
let fetched: jest.Mock;

/** Shows the screen of an unknown address, as the server renders it, and says that it is there. */
async function showAt(path: string) {
  history.replaceState({}, '', path);
  document.body.innerHTML =
    '<main data-not-found=""><div role="status" data-suggestions=""></div></main>';
  document.dispatchEvent(new Event(pageShown));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  fetched = jest.fn(() => Promise.resolve({ok: true, json: async () => titles}));
  Object.assign(globalThis, {fetch: fetched});
});

describe('the screen of an unknown address', () => {
  it('says which pages the reader may have meant, with title and address', async () => {
    await showAt('/concepts/outptu/');
    const said = within(screen.getByRole('status'));
    expect(said.getByText(/'\.\/concepts\/outptu\/'/)).toBeInTheDocument();
    expect(said.getByRole('link', {name: './concepts/output/'})).toHaveAttribute(
      'href',
      '/concepts/output/',
    );
    expect(screen.getByRole('status')).toHaveTextContent('./concepts/output/ Output');
    expect(fetched).toHaveBeenCalledWith('/content-index/titles.json');
  });

  it('has a title made from the address', async () => {
    await showAt('/guides/no-such-page/');
    expect(document.title).toBe('no such page | webpack');
  });

  it('looks in the version that the address lies in', async () => {
    await showAt(`${older.base}concepts/outptu/`);
    expect(fetched).toHaveBeenCalledWith(`${older.base}content-index/titles.json`);
  });

  it('knows the screens, and where pages have moved', async () => {
    await showAt('/starter-kit/');
    expect(screen.getByRole('link', {name: './starter-kits/'})).toBeInTheDocument();
    await showAt('/get-startd/');
    expect(screen.getByRole('link', {name: './guides/getting-started/'})).toBeInTheDocument();
  });

  it('says nothing when nothing is close', async () => {
    await showAt('/no-such-page/');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['without the list', () => Promise.resolve({ok: false, status: 404})],
  ])('stays as it is %s', async (_why, answer) => {
    fetched.mockImplementation(answer);
    await showAt('/concepts/outptu/');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('forgets the suggestions of the address before', async () => {
    await showAt('/concepts/outptu/');
    history.replaceState({}, '', '/no-such-page/');
    document.dispatchEvent(new Event(pageShown));
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  });
});
