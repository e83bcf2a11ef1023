import type {DirectoryNode, PageNode} from '../../../src/content/node';
import {sectionList} from '../../../src/content/section-list';

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
  it('goes by what people want to do, and lists pages that name nothing by the sidebar', () => {
    const directory = section(
      page('index'),
      page('b', {purpose: 'Files'}),
      page('a', {purpose: 'HTML pages', group: 'Community'}),
      page('define-plugin', {group: 'webpack'}),
      page('odd', {group: 'webpack', purpose: 'Cooking'}),
    );
    expect(shown(directory)).toEqual([
      ['HTML pages', 'a.md'],
      ['Files', 'b.md'],
      ['webpack', 'define-plugin.md', 'odd.md'],
    ]);
  });

  it('names the only part of a list without headings', () => {
    expect(shown(section(page('index'), page('a')))).toEqual([['In this section', 'a.md']]);
    expect(shown(section(page('index')))).toEqual([]);
  });
});
