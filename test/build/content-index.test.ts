import {existsSync} from 'node:fs';
import {versions} from '../../src/versions';
import {pagesOf} from '../../src/content/index-node';
import type {AnchorsByPage} from '../../src/types/content';
import {builtFile, builtPages, contentIndex} from '../support/built-site';

const indexes = versions.map(({label, base}) => {
  const root = contentIndex(base);
  return {label, base, root, pages: pagesOf(root)};
});
const built = new Map(builtPages().map((page) => [page.url, page]));

describe.each(indexes)('the published index of version $label', ({base, root, pages}) => {
  it('lists pages that exist on disk and are served', () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter(({path: file, url}) => !existsSync(file) || !built.has(url))).toEqual([]);
  });

  it.each(pages.map((page) => [page.url, page] as const))(
    'gives the rendered heading ids of %s',
    (url, page) => {
      const rendered = built
        .get(url)!
        .querySelectorAll(url === '/' ? 'main :is(h2, h3)[id]' : 'article :is(h2, h3)[id]')
        .map(({properties}) => properties.id)
        .filter((id) => id !== 'footnote-label');
      const indexed = page.anchors.filter(({level}) => level > 1).map(({id}) => id);
      expect(rendered).toEqual(indexed);
    },
  );

  it('offers the headings of each section as one small file', () => {
    const sections = root.children.filter(({type}) => type === 'directory');
    expect(sections.length).toBeGreaterThan(1);
    for (const section of sections) {
      const anchors = JSON.parse(
        builtFile(`${base}content-index/${section.name}.json`),
      ) as AnchorsByPage;
      const listed = pagesOf(section).filter(({unlisted}) => !unlisted);
      expect(Object.keys(anchors)).toEqual(listed.map(({url}) => url));
    }
  });
});
