import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {buildFolder, builtPages} from '../support/built-site';
import {deadLinks} from '../support/link-check';

const page = (url: string, html: string) => ({url, tree: fromHtml(html)});

describe('links', () => {
  it('of the built site all lead somewhere, page, heading and file @spec-5.1', () => {
    expect(deadLinks(builtPages(), buildFolder)).toEqual([]);
  });

  it('of the built site all have a target @spec-5.1', () => {
    const without = 'a:not([href]), a[href=""]';
    expect(
      builtPages().flatMap(({url, querySelectorAll: all}) => all(without).map(() => url)),
    ).toEqual([]);
    const linksWithoutText = fromHtml('<a>x</a><a href="">y</a><a href="#z">z</a>');
    expect(selectAll(without, linksWithoutText)).toHaveLength(2);
  });

  it('that are dead are found: page, heading, image, in raw HTML as well', () => {
    const pages = [
      page(
        '/a/',
        '<a href="/b/#there">fine</a><a href="/gone/">x</a><a href="/b/#nowhere">y</a><img src="/img/none.png">',
      ),
      page(
        '/b/',
        '<h2 id="there">There</h2><a href="../a/">fine</a><a href="https://example.com/">elsewhere</a>',
      ),
    ];
    expect(deadLinks(pages, buildFolder)).toEqual([
      '/a/  /gone/: no such page or file',
      '/a/  /b/#nowhere: no element with the id "nowhere"',
      '/a/  /img/none.png: no such page or file',
    ]);
  });
});
