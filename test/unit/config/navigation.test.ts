import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  footerItems,
  mainItems,
  menuItems,
  type NavigationItem,
} from '../../../src/config/navigation';

const sources = ['docs', 'src/pages'];
const endings = ['.md', '.mdx', '.tsx', '/index.md', '/index.mdx', '/index.tsx'];

/** Tells whether an address of this site has a source file. */
function hasPage(to: string, folders = sources): boolean {
  const name = to.replace(/^\/|\/$/g, '');
  return folders.some((folder) =>
    endings.some((ending) => existsSync(path.join(folder, name + ending))),
  );
}

const items: NavigationItem[] = [...mainItems, ...menuItems, ...footerItems.flat()];

describe('navigation', () => {
  it('holds back only what does not exist yet', () => {
    const stale = items.filter(({pending, to}) => pending !== undefined && hasPage(to));
    expect(
      stale.map(({to}) => `${to} exists: remove "pending" in src/config/navigation.ts`),
    ).toEqual([]);
  });

  it('writes its own addresses with a slash on both ends, the others in full', () => {
    for (const {to} of items) expect(to).toMatch(/^(?:\/(?:[\w-]+\/)+|https:\/\/.+)$/);
  });

  it('would notice a page that has come', () => {
    expect(hasPage('/content-index/', ['src/plugins'])).toBe(false);
    expect(hasPage('/', ['docs'])).toBe(true);
  });
});
