import {argumentsOf, devServerArguments} from '../../../../src/reference/command-line/arguments';
import {readCommandLine, readCommandLine4} from '../../../../src/reference/command-line';
import {readRegistered} from '../../../../src/reference/command-line/registered';
import {sourcePackage} from '../../../../src/reference/source/packages';

const webpack = sourcePackage('webpack');
const {commands, flags} = readCommandLine(webpack);

it('knows every flag that webpack and its development server make of their schemas', () => {
  const names = new Set(flags.map(({name}) => name));
  const all = [
    ...Object.keys(argumentsOf(webpack)),
    ...Object.keys(devServerArguments(webpack, sourcePackage('webpack-dev-server'))),
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
    commands: ['build', 'watch', 'serve'],
  });
  expect(flag('--port')).toMatchObject({package: 'webpack-dev-server', commands: ['serve']});
  expect(flag('--merge')).toMatchObject({package: 'webpack-cli', value: 'none'});
  expect(flag('--entry')).toMatchObject({repeatable: true});
});

it('tells the commands with their other names', () => {
  expect(commands.find(({name}) => name === 'serve')).toMatchObject({aliases: ['server', 's']});
});

it('tells the flags that webpack-cli has for webpack 4', () => {
  const old = readCommandLine4();
  expect(old.flags.find(({name}) => name === '--mode')).toMatchObject({
    package: 'webpack-cli',
    commands: ['build', 'watch'],
  });
  expect(old.commands.map(({name}) => name)).toContain('serve');
});

it('fails where the command line is missing', () => {
  expect(() => readRegistered('webpack-cli', '/nowhere')).toThrow(/ENOENT/);
});
