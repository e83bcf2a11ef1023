import type {PageNode} from '../../../../src/content/node';
import {menuText} from '../../../../src/plugins/development/saved-pages';

const tea: PageNode = {
  path: 'docs/tea.md',
  name: 'tea.md',
  type: 'file',
  size: 100,
  url: '/tea/',
  extension: '.md',
  title: 'Tea',
  description: 'Leaves and water.',
  anchors: [{title: 'Leaves', id: 'leaves', level: 2}],
};

describe('what menus tell of pages', () => {
  it('is the same after a change of the text', () => {
    expect(menuText([{...tea, size: 200, anchors: []}])).toBe(menuText([tea]));
  });

  it.each<[string, PageNode[]]>([
    ['a title changes', [{...tea, title: 'Green tea'}]],
    ['a page comes', [tea, {...tea, path: 'docs/pots.md', url: '/pots/'}]],
    ['a page goes', []],
    ['the place of a page changes', [{...tea, sort: 3}]],
  ])('is something else when %s', (_, pages) => {
    expect(menuText(pages)).not.toBe(menuText([tea]));
  });
});
