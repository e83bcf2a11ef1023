import type {DirectoryNode, PageNode} from '../../../src/content/node';
import {sectionList} from '../../../src/content/section-menu';

const page = (name: string, rest: Partial<PageNode> = {}): PageNode => ({
  path: `docs/plugins/${name}.md`,
  name: `${name}.md`,
  type: 'file',
  size: 1,
  url: name === 'index' ? '/plugins/' : `/plugins/${name}/`,
  extension: '.md',
  title: name,
  description: 'A plugin.',
  anchors: [],
  ...rest,
});
const section = (...children: PageNode[]): DirectoryNode => ({
  path: 'docs/plugins',
  name: 'plugins',
  type: 'directory',
  size: 1,
  url: '/plugins/',
  children,
});
const shown = (directory: DirectoryNode) =>
  sectionList(directory).map(({label, pages}) => [label, ...pages.map(({name}) => name)]);

describe('sectionList', () => {
  it('lists pages as the sidebar groups them', () => {
    const directory = section(
      page('index'),
      page('odd'),
      page('b', {group: 'Files'}),
      page('a', {group: 'Linting'}),
      page('c', {group: 'Linting'}),
    );
    expect(shown(directory)).toEqual([
      ['General', 'odd.md'],
      ['Files', 'b.md'],
      ['Linting', 'a.md', 'c.md'],
    ]);
  });

  it('names the only part of a list without headings', () => {
    expect(shown(section(page('index'), page('a')))).toEqual([['In this section', 'a.md']]);
    expect(shown(section(page('index')))).toEqual([]);
  });
});
