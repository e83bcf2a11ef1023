import {fireEvent, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Sidebar} from '@site/src/screens/docs/sidebar/Sidebar';
import {MenuFooter} from '../../../src/screens/navigation/MobileMenu';
import {findMenuPosition} from '@site/src/components/location/menu-position';
import {older} from '../../support/older-version';
import {render} from '../../support/render';
import '../../../src/browser/version-links';

const url = '/concepts/output/';
const there = `${older.base}concepts/output/`;
const menu = {section: 'concepts', groups: [{pages: [{title: 'Output', url}]}]};
const page = {...findMenuPosition(menu, url), title: 'Output', url, outline: []};

function showPage() {
  render(
    <>
      <MenuFooter />
      <Sidebar page={page} menu={menu} />
      <main>
        <h2 id="usage">Usage</h2>
        <h3 id="placeholders">Placeholders</h3>
        <h3 id="hashes">Hashes</h3>
        <p id="note">A note</p>
        <h2 id="later">Later</h2>
      </main>
    </>,
    {at: url},
  );
  return screen.getByRole('link', {name: `webpack ${older.label}`});
}

/** Has the other version answer with headings of its page. */
function answer(...ids: string[]) {
  const anchors = {[there]: ids.map((id) => [2, id, id])};
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ok: true, json: () => Promise.resolve(anchors)} as Response),
  );
}

afterEach(() => {
  document.head.innerHTML = '';
  window.location.hash = '';
});

describe('a link to another version', () => {
  it('leads to the page there, and in its own version to the page itself', async () => {
    const link = showPage();
    await userEvent.hover(link);
    expect(link).toHaveAttribute('href', there);
    expect(screen.getAllByRole('link', {current: true})[0]).toHaveAttribute('href', url);
  });

  it('keeps the heading while it is not known whether the page there has it', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
    window.location.hash = '#placeholders';
    const link = showPage();
    await userEvent.hover(link);
    expect(link).toHaveAttribute('href', `${there}#placeholders`);
  });

  it('leads to the nearest heading before it that is there, from the sidebar as well', async () => {
    answer('later', 'usage', 'placeholders');
    window.location.hash = '#note';
    const links = [
      showPage(),
      screen.getByRole('link', {name: `webpack ${older.label} documentation`}),
    ];
    for (const link of links) {
      fireEvent.pointerOver(link);
      await waitFor(() => expect(link).toHaveAttribute('href', `${there}#placeholders`));
    }
  });

  it('leads to the first page there from a screen that is no page of the documentation', async () => {
    render(<MenuFooter />, {at: '/vote/'});
    const link = screen.getByRole('link', {name: `webpack ${older.label}`});
    link.setAttribute('href', there);
    await userEvent.hover(link);
    expect(link).toHaveAttribute('href', older.base);
  });
});

describe('a link to another language', () => {
  it('leads to the translation of the page, at the same heading', async () => {
    document.head.innerHTML =
      '<link rel="alternate" hreflang="zh" href="https://webpack.docschina.org/concepts/">';
    window.location.hash = '#output';
    render(<MenuFooter />, {at: '/concepts/'});
    const link = screen.getByRole('link', {name: '中文'});
    await userEvent.hover(link);
    expect(link).toHaveAttribute('href', 'https://webpack.docschina.org/concepts/#output');
  });

  it('leads to the first page there when the page has no translation, whatever it led to before', async () => {
    window.location.hash = '#output';
    render(<MenuFooter />, {at: `${older.base}concepts/`});
    const link = screen.getByRole('link', {name: '한국어'});
    link.setAttribute('href', 'https://webpack.kr/concepts/#output');
    await userEvent.hover(link);
    expect(link).toHaveAttribute('href', 'https://webpack.kr/');
  });

  it('says in which language it is written, and stays in the tab', () => {
    render(<MenuFooter />, {at: '/concepts/'});
    const link = screen.getByRole('link', {name: '中文'});
    expect(link).toContainElement(screen.getByText('中文', {selector: '[lang=zh]'}));
    expect(link).not.toHaveAttribute('target');
    expect(screen.getByRole('link', {name: 'English'})).toHaveAttribute('href', '/concepts/');
  });

  it('leads home from the file that answers unknown addresses', () => {
    render(<MenuFooter />, {at: '/404.html'});
    expect(screen.getByRole('link', {name: 'English'})).toHaveAttribute('href', '/');
  });
});
