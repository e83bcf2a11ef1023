import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MenuFoot} from '@site/src/components/navigation/MenuFoot';
import {render} from '../../support/render';
import {older} from '../../support/older-version';
import '../../../src/browser/version-links';

afterEach(() => {
  document.head.innerHTML = '';
  window.location.hash = '';
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
    expect(screen.getByText('中文')).toHaveAttribute('lang', 'zh');
    expect(screen.getByText('한국어')).toHaveAttribute('lang', 'ko');
    expect(screen.getByRole('link', {name: '中文'})).not.toHaveAttribute('target');
    expect(screen.getByRole('link', {name: 'English'})).toHaveAttribute('href', '/concepts/');
  });

  it('leads home from the file that answers unknown addresses', () => {
    render(<MenuFoot />, {at: '/404.html'});
    expect(screen.getByRole('link', {name: 'English'})).toHaveAttribute('href', '/');
  });
});
