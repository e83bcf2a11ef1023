import {screen, within} from '@testing-library/react';
import {OfflineScreen} from '../../../../../src/components/offline/OfflineScreen';
import {listCachedPages, titleOf} from '../../../../../src/plugins/offline/browser/cached-pages';
import {render} from '../../../../support/render';

const page = (title: string) => `<!doctype html><title>${title}</title><body>Text`;

function keep(pages: Record<string, string>) {
  const cache = {
    keys: () => Promise.resolve(Object.keys(pages).map((path) => ({url: `https://a.org${path}`}))),
    match: ({url}: {url: string}) =>
      Promise.resolve({text: () => Promise.resolve(pages[new URL(url).pathname])}),
  };
  Object.assign(window, {caches: {open: () => Promise.resolve(cache)}});
}

const kept = () => within(screen.getByRole('region', {name: 'On this device'}));

describe('the screen without a connection', () => {
  it('lists the pages that are kept, the last one first', async () => {
    keep({'/concepts/': page('Concepts | webpack'), '/': page('webpack')});
    render(<OfflineScreen />);
    await listCachedPages();
    expect(kept().getByRole('status')).toHaveTextContent('2 pages, the last one read first:');
    const links = kept().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['webpack', '/'],
      ['Concepts', '/concepts/'],
    ]);
  });

  it('counts one page as one', async () => {
    keep({'/': page('webpack')});
    render(<OfflineScreen />);
    await listCachedPages();
    expect(kept().getByRole('status')).toHaveTextContent('1 page, the last one read first:');
  });

  it('says when there is none', async () => {
    keep({});
    render(<OfflineScreen />);
    await listCachedPages();
    expect(kept().getByRole('status')).toHaveTextContent(/^None yet/);
    expect(kept().queryAllByRole('link')).toEqual([]);
  });

  it('has titles as text, never as markup', () => {
    expect(titleOf(page('A &lt;b&gt; &amp; C | webpack'))).toBe('A <b> & C');
  });
});
