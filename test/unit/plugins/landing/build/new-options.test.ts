import {newestOf} from '../../../../../src/plugins/landing/build/new-options';

const entry = (name: string) => ({name, address: `/configuration/#${name}`, line: []});

it('the newest options names options that have an entry and are not part of another new one', () => {
  const options = {
    '5.1.0': ['tea'],
    '5.2.0': ['cup', 'cup.color', 'pot.size', 'pot.unknown'],
    '5.3.0': ['leaf.*.age'],
    '5.4.0': ['a', 'b', 'c', 'd'],
  };
  const names = ['tea', 'cup', 'cup.color', 'pot.size', 'leaf.<name>.age', ...'abcd'];
  const newest = newestOf({options}, names.map(entry));
  expect(newest.map(({release, count}) => [release, count])).toEqual([
    ['5.4.0', 4],
    ['5.3.0', 1],
    ['5.2.0', 4],
  ]);
  expect(newest.map(({entries}) => entries.map(({name}) => name))).toEqual([
    ['a', 'b', 'c'],
    ['leaf.<name>.age'],
    ['cup', 'pot.size'],
  ]);
});
