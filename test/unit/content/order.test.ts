import {compareNodes} from '../../../src/content/order';
import type {PageNode} from '../../../src/content/node';
import {groups} from '../../../src/config/groups';

const page = (name: string, group?: string, sort?: number): PageNode => ({
  path: `docs/guides/${name}.md`,
  name: `${name}.md`,
  type: 'file',
  size: 1,
  url: `/guides/${name}/`,
  extension: '.md',
  title: name,
  description: 'A guide.',
  anchors: [],
  group,
  sort,
});

it('pages follow the order of their groups, those without one first, unknown ones last', () => {
  const [first, second] = groups.guides!;
  const pages = [
    page('z', 'Another'),
    page('y', second, 1),
    page('x', first, 3),
    page('w', first!.toUpperCase(), 2),
    page('v'),
    page('index', second),
  ];
  expect(pages.sort(compareNodes).map(({title}) => title)).toEqual([
    'index',
    'v',
    'w',
    'x',
    'y',
    'z',
  ]);
});
