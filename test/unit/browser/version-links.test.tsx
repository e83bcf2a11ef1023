import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Sidebar} from '@site/src/components/docs/sidebar/Sidebar';
import {MenuFoot} from '../../../src/components/navigation/MobileMenu';
import {placeInMenu} from '@site/src/components/place/place-in-menu';
import {older} from '../../support/older-version';
import {render} from '../../support/render';
import '../../../src/browser/version-links';

const url = '/concepts/output/';
const there = `${older.base}concepts/output/`;
const menu = {section: 'concepts', groups: [{pages: [{title: 'Output', url}]}]};
const page = {...placeInMenu(menu, url), title: 'Output', url, outline: []};

function showPage() {
  render(
    <>
      <MenuFoot />
      <Sidebar page={page} menu={menu} />
    </>,
    {at: url},
  );
  return screen.getByRole('link', {name: `webpack ${older.label}`});
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

  it('keeps the heading, from the sidebar as well', async () => {
    window.location.hash = '#placeholders';
    const ofSidebar = `webpack ${older.label} documentation`;
    for (const link of [showPage(), screen.getByRole('link', {name: ofSidebar})]) {
      await userEvent.hover(link);
      expect(link).toHaveAttribute('href', `${there}#placeholders`);
    }
  });

  it('leads to the first page there from a screen that is no page of the documentation', async () => {
    render(<MenuFoot />, {at: '/vote/'});
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
    render(<MenuFoot />, {at: '/concepts/'});
    await userEvent.hover(screen.getByRole('link', {name: '中文'}));
    expect(screen.getByRole('link', {name: '中文'})).toHaveAttribute(
      'href',
      'https://webpack.docschina.org/concepts/#output',
    );
  });

  it('leads to the first page there when the page has no translation, whatever it led to before', async () => {
    window.location.hash = '#output';
    render(<MenuFoot />, {at: `${older.base}concepts/`});
    const link = screen.getByRole('link', {name: '한국어'});
    link.setAttribute('href', 'https://webpack.kr/concepts/#output');
    await userEvent.hover(link);
    expect(link).toHaveAttribute('href', 'https://webpack.kr/');
  });

  it('says in which language it is written, and stays in the tab', () => {
    render(<MenuFoot />, {at: '/concepts/'});
    const link = screen.getByRole('link', {name: '中文'});
    expect(link).toContainElement(screen.getByText('中文', {selector: '[lang=zh]'}));
    expect(link).not.toHaveAttribute('target');
    expect(screen.getByRole('link', {name: 'English'})).toHaveAttribute('href', '/concepts/');
  });

  it('leads home from the file that answers unknown addresses', () => {
    render(<MenuFoot />, {at: '/404.html'});
    expect(screen.getByRole('link', {name: 'English'})).toHaveAttribute('href', '/');
  });
});
