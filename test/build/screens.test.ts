import {toText} from 'hast-util-to-text';
import {builtPages, type BuiltPage} from '../support/built-site';

const pageAt = (url: string): BuiltPage => {
  const page = builtPages().find((each) => each.url === url);
  if (!page) throw new Error(`${url} was not built`);
  return page;
};
const textOf = (page: BuiltPage, selector: string) =>
  page.all(selector).map((element) => toText(element).trim());

describe('what arrives in the browser only', () => {
  it('leaves the vote page empty', () => {
    const page = pageAt('/vote/');
    const [place] = page.all('main [data-wake=view]');
    const inside = place!.children.filter((child) => child.type === 'element');
    expect(inside.map(({tagName}) => tagName)).toEqual(['noscript']);
  });

  it('leaves the table of starter kits with its head', () => {
    const page = pageAt('/starter-kits/');
    expect(textOf(page, 'main th')).toEqual(['Project Name', 'Maintainer', 'Tags']);
    expect(page.all('main tbody tr')).toEqual([]);
  });

  it('leaves the sponsors with a heading and a paragraph', () => {
    const page = pageAt('/');
    expect(textOf(page, '#support h2')).toEqual(['Support the Team']);
    expect(textOf(page, 'h2')).not.toContain('Gold Sponsors');
  });
});

describe('the organization', () => {
  const page = pageAt('/organization/');

  it('is complete without a script', () => {
    expect(textOf(page, 'main h1')).toEqual(['The Organization']);
    expect(page.all('main li h2')).toHaveLength(48);
  });

  it('refers to no image of another site', () => {
    expect(page.all('img[src^=http], [src^="//"]')).toEqual([]);
  });
});

describe('every page', () => {
  it('would be found by its address', () => {
    expect(() => pageAt('/no-such-page/')).toThrow('/no-such-page/ was not built');
  });
});
