import {sectionGroups} from '../../../src/config/sidebar-groups';
import type {PageNode} from '../../../src/content/index-node';
import {compareNodes} from '../../../src/content/order';

function page(title: string, group?: string, sort?: number): PageNode {
  const name = `${title}.md`;
  return {type: 'file', name, path: `docs/guides/${name}`, title, group, sort} as PageNode;
}

it('pages follow the order of their groups, those without one first, unknown ones last; before all the intro @spec-2.6.7', () => {
  const [first, second] = sectionGroups.guides!;
  const pages = [
    page('z', 'Another'),
    page('y', second, 1),
    page('x', first, 3),
    page('w', first!.toUpperCase(), 2),
    page('v'),
    page('index', second),
  ];
  const titles = pages.sort(compareNodes).map(({title}) => title);
  expect(titles).toEqual(['index', 'v', 'w', 'x', 'y', 'z']);
});
