import {
  argumentsOf,
  devServerArguments,
  readCommandLine,
} from '../../../../src/reference/command-line';
import {newest, versions} from '../../../../src/versions';
import {devServerSource, webpackSource} from '../../../../src/reference/source/packages';
import {dialectOf} from '../../../../src/versions/dialects';

const webpack = webpackSource(newest);
const {commands, flags} = readCommandLine(newest);

it('knows every flag that webpack and its development server make of their schemas', () => {
  const names = new Set(flags.map(({name}) => name));
  const all = [
    ...Object.keys(argumentsOf(webpack)),
    ...Object.keys(devServerArguments(webpack, devServerSource(newest))),
  ];
  expect(all.length).toBeGreaterThan(1460);
  expect(all.filter((name) => !names.has(`--${name}`))).toEqual([]);
});

it('tells each flag once, with its opposite', () => {
  const names = flags.map(({name}) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => name.startsWith('--no-'))).toEqual([]);
  expect(flags.filter(({negated}) => negated).length).toBeGreaterThan(500);
});

it('tells where a flag comes from and what it does', () => {
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

it('tells the commands with their other names', () => {
  expect(commands.find(({name}) => name === 'serve')).toMatchObject({aliases: ['server', 's']});
});

const makers = versions.filter((version) => dialectOf(version).flags === 'webpack-cli');

it.each(makers)('tells the flags that webpack-cli itself makes for webpack $label', (version) => {
  const old = readCommandLine(version);
  expect(old.flags.find(({name}) => name === '--mode')).toMatchObject({
    package: 'webpack-cli',
    commands: ['build', 'watch'],
  });
  expect(old.commands.map(({name}) => name)).toContain('serve');
});
