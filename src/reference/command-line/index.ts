import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocumentationVersion} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import {
  devServerSource,
  sourcePackage,
  webpackSource,
  type SourcePackage,
} from '../source/packages';
import {loadWebpack} from '../source/run';
import type {CommandFact, FlagFact} from './flag-fact';
import {readRegistered, type Registered, type RegisteredOption} from './registered';

/** A package that gives flags to the command line. */
interface Origin {
  package: string;
  source: string;
  flags: Arguments;
}

interface CommandLine {
  commands: CommandFact[];
  flags: FlagFact[];
}

/** Reads the commands of a version's webpack-cli and every flag of each of them. */
export function readCommandLine(version: DocumentationVersion): CommandLine {
  const own = sourcePackage('webpack-cli', path.resolve(version.folder)).link('src/webpack-cli.ts');
  const origins = dialectOf(version).flags === 'webpack' ? originsOf(version) : [];
  const giver = (name: string) => origins.find(({flags}) => name in flags);
  return factsOf(readRegistered(version), own, giver);
}

/** The packages out of whose schemas flags are made. */
function originsOf(version: DocumentationVersion): Origin[] {
  const webpack = webpackSource(version);
  const devServer = devServerSource(version);
  return [
    {
      package: 'webpack',
      source: webpack.link('schemas/WebpackOptions.json'),
      flags: argumentsOf(webpack),
    },
    {
      package: 'webpack-dev-server',
      source: devServer.link('lib/options.json'),
      flags: devServerArguments(webpack, devServer),
    },
  ];
}

function factsOf(
  {options, commands}: Registered,
  own: string,
  givenBy: (name: string) => Origin | undefined,
): CommandLine {
  const originOf = (name: string): Origin =>
    givenBy(name) ?? {package: 'webpack-cli', source: own, flags: {}};
  return {
    commands: commands.map(({name, aliases, description, usage}) => ({
      name,
      description,
      source: own,
      aliases,
      usage,
    })),
    flags: merged([
      ...flagsOf(options, [], originOf),
      ...commands.flatMap((command) => flagsOf(command.options, [command.name], originOf)),
    ]),
  };
}

function flagsOf(
  options: readonly RegisteredOption[],
  commands: string[],
  originOf: (name: string) => Origin,
): FlagFact[] {
  const names = new Set(options.map(({long}) => long));
  return options.flatMap(({long, short, description, negate, hidden, variadic, value}) => {
    const name = long.replace(/^--/, '');
    const opposite = `--no-${name}`;
    // `--no-…` of a flag that is there is told with that flag.
    if (negate && names.has(long.replace(/^--no-/, '--'))) return [];
    const {flags, package: origin, source} = originOf(name);
    const argument = flags[name];
    return {
      name: long,
      description,
      source,
      ...(short && {alias: short}),
      package: origin,
      commands,
      value,
      ...(argument && effectOf(argument)),
      ...(variadic && {repeatable: true as const}),
      ...(names.has(opposite) && {negated: opposite}),
      ...(hidden && {verbose: true as const}),
    };
  });
}

/** A flag that means the same for several commands is one. */
function merged(flags: readonly FlagFact[]): FlagFact[] {
  const known = new Map<string, FlagFact>();
  for (const flag of flags) {
    const key = `${flag.name} ${flag.description}`;
    const same = known.get(key);
    if (same) same.commands = [...same.commands, ...flag.commands];
    else known.set(key, {...flag});
  }
  return [...known.values()];
}

/** What webpack makes of a schema: flags by name, without dashes. */
type Arguments = Record<string, Argument>;

interface Argument {
  configs: {type: string; path: string; values?: (string | number | boolean)[]}[];
}

/** Gives the flags of webpack itself, or those that it makes of another schema. */
export const argumentsOf = (webpack: SourcePackage, schema?: JSONSchema): Arguments =>
  loadWebpack(webpack).cli.getArguments(schema) as Arguments;

type JSONSchema = Parameters<ReturnType<typeof loadWebpack>['cli']['getArguments']>[0];

/** Gives the flags that webpack makes of the schema of the development server. */
export function devServerArguments(webpack: SourcePackage, devServer: SourcePackage): Arguments {
  const schema = readFileSync(path.join(devServer.folder, 'lib/options.json'), 'utf8');
  return argumentsOf(webpack, JSON.parse(schema) as JSONSchema);
}

/** Tells what a flag takes and sets. */
function effectOf({configs}: Argument): Pick<FlagFact, 'types' | 'values' | 'sets'> {
  const values = [...new Set(configs.flatMap((config) => config.values ?? []))];
  return {
    types: [...new Set(configs.map(({type}) => type))],
    ...(values.length > 0 && {values}),
    sets: [...new Set(configs.map(({path: option}) => option))],
  };
}
