import {toText} from 'hast-util-to-text';
import {readablePages} from '../support/built-site';

const pages = readablePages();
const addresses = pages.map((page) => [page.url, page] as const);
const attribute = (elements: {properties: Record<string, unknown>}[], name: string) =>
  elements.map(({properties}) => properties[name]);

describe('every page', () => {
  it('exists', () => {
    expect(pages.length).toBeGreaterThan(40);
  });

  it.each(addresses)('%s has one h1, a title, a description, a canonical address', (url, page) => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const [title] = page.querySelectorAll('head > title').map((element) => toText(element));
    expect(title).toMatch(url === '/' ? /^webpack$/ : /^\S.* \| webpack$/);
    const [description] = attribute(page.querySelectorAll('meta[name=description]'), 'content');
    expect(String(description).length).toBeGreaterThan(20);
    expect(attribute(page.querySelectorAll('link[rel=canonical]'), 'href')).toEqual([
      `https://webpack.js.org${url}`,
    ]);
  });

  it.each(addresses)('%s has what previews need, in both names', (url, page) => {
    const property = (name: string) =>
      attribute(page.querySelectorAll(`meta[property="${name}"]`), 'content');
    expect(property('og:title')).toHaveLength(1);
    expect(property('og:description')).toHaveLength(1);
    expect(property('og:url')).toEqual([`https://webpack.js.org${url}`]);
    expect(property('og:image')).toHaveLength(1);
    expect(attribute(page.querySelectorAll('meta[name="twitter:card"]'), 'content')).toEqual([
      'summary_large_image',
    ]);
  });

  it.each(addresses)(
    '%s has one main landmark to skip to, one menu, and no id twice',
    (_url, page) => {
      expect(page.querySelectorAll('main')).toHaveLength(1);
      expect(page.querySelectorAll('main#_content')).toHaveLength(1);
      expect(page.querySelectorAll('nav#site-menu[popover]')).toHaveLength(1);
      const ids = attribute(page.querySelectorAll('[id]'), 'id');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );

  it.each(addresses)('%s asks no other site for anything', (_url, page) => {
    const loading = page.querySelectorAll(
      'script[src], img[src], iframe[src], link[rel=stylesheet], link[rel=preload], video[src], source[src]',
    );
    const loaded = loading.map(({properties}) => String(properties.src ?? properties.href));
    expect(loaded.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  });
});

it('translations are named on pages that the translated sites have', () => {
  const page = pages.find(({url}) => url === '/concepts/output/')!;
  const languages = attribute(page.querySelectorAll('link[rel=alternate][hreflang]'), 'hrefLang');
  expect(languages).toEqual(['en', 'x-default', 'zh', 'ko']);
});
