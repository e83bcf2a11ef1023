import {screen, within} from '@testing-library/react';
import {MobileMenu} from '@site/src/components/navigation/MobileMenu';
import '../../../../src/browser/section-pages/fill-menu';
import {render} from '../../../support/render';
import {older} from '../../../support/older-version';

const titles = {
  '/guides/': 'Guides',
  '/guides/getting-started/': 'Getting Started',
  '/loaders/': 'Loaders',
};
let answer: () => Promise<object>;
const fetched = jest.fn(() => answer());

beforeEach(() => {
  fetched.mockClear();
  answer = async () => ({ok: true, json: async () => titles});
  Object.assign(globalThis, {fetch: fetched});
});

const hidden = {hidden: true};
const links = () => screen.getAllByRole('link', hidden).map((link) => link.getAttribute('href'));

/** jsdom tells of an opened `details` a moment later, as browsers do. */
async function open() {
  const details = screen
    .getAllByRole<HTMLDetailsElement>('group', hidden)
    .find((group) => within(group).queryByLabelText('Pages of Guides'))!;
  details.open = false;
  await new Promise((done) => setTimeout(done));
  details.open = true;
  await new Promise((done) => setTimeout(done, 10));
}

describe('the pages of another section in the site menu', () => {
  it('are fetched when they are first opened, once', async () => {
    render(<MobileMenu />, {at: '/concepts/'});
    expect(fetched).not.toHaveBeenCalled();
    await open();
    expect(fetched).toHaveBeenCalledWith('/content-index/titles.json');
    expect(screen.getByRole('link', {name: 'Getting Started', ...hidden})).toHaveAttribute(
      'href',
      '/guides/getting-started/',
    );
    expect(links().filter((href) => href === '/loaders/')).toHaveLength(1);
    await open();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('are those of the version that is read', async () => {
    render(<MobileMenu />, {at: `${older.base}concepts/`});
    await open();
    expect(fetched).toHaveBeenCalledWith(`${older.base}content-index/titles.json`);
  });

  it('may fail, which is said; opening them again tries again', async () => {
    answer = async () => ({ok: false, status: 500});
    render(<MobileMenu />, {at: '/concepts/'});
    await open();
    expect(screen.getByRole('status', hidden)).toHaveTextContent('The pages could not be loaded.');
    answer = async () => ({ok: true, json: async () => titles});
    await open();
    expect(screen.getByRole('link', {name: 'Getting Started', ...hidden})).toBeInTheDocument();
  });
});
