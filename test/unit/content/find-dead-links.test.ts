import {findDeadLinks} from '../../../src/content/find-dead-links';
import type {ReadPage} from '../../../src/content/read-page';

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
  return findDeadLinks([{pages}]);
};

it.each([
  ['has to arrive', ['options'], 1],
  ['arrives', ['option'], 0],
  ['is believed when the build goes without the README', undefined, 0],
])('a link to a heading of a README %s', (_, ids, faults) => {
  expect(find(ids)).toHaveLength(faults);
});
