import {globSync} from 'tinyglobby';
import {allRedirects, movedPages} from '../../src/config/redirects';
import {readIndex} from '../../src/content';
import {pagesOf} from '../../src/content/index-node';

const index = await readIndex(process.cwd());
const pages = new Map(
  Object.values(index)
    .flatMap(pagesOf)
    .map((page) => [page.url, page]),
);

/** Pages that are components and have no text in `docs`, such as `/vote/`. */
const screens = new Set(
  globSync('src/pages/**/*.tsx').map(
    (file) => `/${file.replace(/^src\/pages\/|(?:\/?index)?\.tsx$/g, '')}/`,
  ),
);

function exists(address: string): boolean {
  const [path = '', id] = address.split('#');
  if (id === undefined && screens.has(path)) return true;
  const page = pages.get(path);
  return (
    page !== undefined && (id === undefined || page.anchors.some((anchor) => anchor.id === id))
  );
}

describe('redirects', () => {
  it('start at an address once', () => {
    const starts = allRedirects.map(({from}) => from);
    expect(starts.filter((from, index) => starts.indexOf(from) < index)).toEqual([]);
  });

  it('of pages that this project moved lead to whole pages', () => {
    expect(movedPages.filter(({to}) => !pages.has(to))).toEqual([]);
  });

  it('lead to pages that exist', () => {
    expect(allRedirects.filter(({to}) => !exists(to))).toEqual([]);
  });

  it('start at addresses without a page', () => {
    expect(allRedirects.filter(({from}) => pages.has(from))).toEqual([]);
  });
});
