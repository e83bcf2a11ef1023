import {readCommandLine} from '../../../../src/reference/command-line';
import {newest} from '../../../../src/versions';

const {flags} = readCommandLine(newest);

it('lists each flag once, with its opposite', () => {
  const names = flags.map(({name}) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => name.startsWith('--no-'))).toEqual([]);
  expect(flags.filter(({negated}) => negated).length).toBeGreaterThan(500);
});

it('gives the package and the effect of a flag', () => {
  const flag = (name: string) => flags.find((candidate) => candidate.name === name);
  expect(flag('--output-path')).toMatchObject({
    alias: '-o',
    package: 'webpack',
    types: ['path'],
    sets: ['output.path'],
    commands: ['build', 'serve', 'watch'],
  });
  expect(flag('--port')).toMatchObject({package: 'webpack-dev-server', commands: ['serve']});
  expect(flag('--merge')).toMatchObject({package: 'webpack-cli', value: 'none'});
  expect(flag('--entry')).toMatchObject({repeatable: true});
});
