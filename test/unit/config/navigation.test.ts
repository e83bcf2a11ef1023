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
function hasPage(to: string): boolean {
  const name = to.replace(/^\/|\/$/g, '');
  return sources.some((folder) =>
    endings.some((ending) => existsSync(path.join(folder, name + ending))),
  );
}

const items: NavigationItem[] = [...mainItems, ...menuItems, ...footerItems.flat()];

describe('navigation', () => {
  it('leads to pages that exist', () => {
    const own = items.map(({to}) => to).filter((to) => to.startsWith('/'));
    expect(own.filter((to) => !hasPage(to))).toEqual([]);
  });

  it('writes its own addresses with a slash on both ends, the others in full', () => {
    for (const {to} of items) expect(to).toMatch(/^(?:\/(?:[\w-]+\/)+|https:\/\/.+)$/);
  });
});
