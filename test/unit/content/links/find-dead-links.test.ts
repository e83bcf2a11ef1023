import {findDeadLinks} from '../../../../src/content/links/link-fault';
import type {DirectoryNode} from '../../../../src/content/node';
import type {ReadPage} from '../../../../src/content/read-page';

const versions = [{label: '9', folder: 'docs', base: '/'}];
const root: DirectoryNode = {
  type: 'directory',
  path: 'docs',
  name: 'docs',
  size: 0,
  url: '/',
  children: [],
};
const page = (url: string): ReadPage => ({
  problems: [],
  lineOf: () => 1,
  ids: new Set(['own']),
  links: [{url, line: 7, isElement: false, field: 'link'}],
});
const readme = (ids?: string[]): ReadPage => ({
  problems: [],
  lineOf: () => 1,
  ids: ids && new Set(ids),
  links: [],
});
const find = (url: string, loader: ReadPage) => {
  const pages = new Map([
    ['docs/tea.md', page(url)],
    ['docs/loaders/_tea-loader.md', loader],
  ]);
  return findDeadLinks([{root, problems: [], pages}], versions);
};

describe('a link to a heading of a README', () => {
  it('has to arrive', async () => {
    expect(await find('loaders/_tea-loader.md#option', readme(['options']))).toEqual([
      {
        file: 'docs/tea.md',
        line: 7,
        rule: 'link',
        what: 'docs/loaders/_tea-loader.md has no heading #option',
        fix: 'correct it; the nearest is #options',
      },
    ]);
    expect(await find('loaders/_tea-loader.md#options', readme(['options']))).toEqual([]);
  });

  it('is believed when the build goes without the README', async () => {
    expect(await find('loaders/_tea-loader.md#options', readme())).toEqual([]);
  });
});
