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
const find = (ids?: string[]) => {
  const readme: ReadPage = {problems: [], lineOf: () => 1, ids: ids && new Set(ids), links: []};
  const pages = new Map([
    ['docs/tea.md', page('loaders/_tea-loader.md#option')],
    ['docs/loaders/_tea-loader.md', readme],
  ]);
  return findDeadLinks([{root, problems: [], pages}], versions);
};

it.each([
  ['has to arrive', ['options'], 1],
  ['arrives', ['option'], 0],
  ['is believed when the build goes without the README', undefined, 0],
])('a link to a heading of a README %s', async (_, ids, faults) => {
  expect(await find(ids)).toHaveLength(faults);
});
