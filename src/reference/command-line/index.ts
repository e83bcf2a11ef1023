import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type {DocumentationVersion} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import type {Fact} from '../source/doc-comment';
import {
  devServerSource,
  type SourcePackage,
  sourcePackage,
  webpackSource,
} from '../source/packages';
import {loadWebpack} from '../source/run';

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

/** A command of webpack-cli. */
export interface CommandFact extends Fact {
  aliases: string[];
  /** What stands behind `webpack` and the name: `[entries...] [options]`. */
  usage: string;
}

/** A flag of the command line. */
export interface FlagFact extends Fact {
  /** Its short form, `-c`. */
  alias?: string;
  /** The package it comes from: `webpack`, `webpack-dev-server`, `webpack-cli`. */
  package: string;
  /** The commands that know it; empty when all do. */
  commands: string[];
  value: 'required' | 'optional' | 'none';
  /** What kinds of values it takes: `string`, `number`, `path`, `RegExp`, `boolean`, `enum`. */
  types?: string[];
  /** The fixed values among those it takes. */
  values?: (string | number | boolean)[];
  /** The options of the configuration that it sets. */
  sets?: string[];
  /** Whether it may be given several times. */
  repeatable?: true;
  /** Its opposite: `--no-cache`. */
  negated?: string;
  /** Whether only `webpack --help=verbose` shows it. */
  verbose?: true;
}

const option = z.object({
  long: z.string(),
  short: z.string().optional(),
  description: z.string(),
  negate: z.boolean(),
  /** Whether only `--help=verbose` shows it. */
  hidden: z.boolean(),
  variadic: z.boolean(),
  value: z.enum(['required', 'optional', 'none']),
});
const command = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  description: z.string(),
  usage: z.string(),
  options: z.array(option),
});
const registered = z.object({
  options: z.array(option),
  // The command line registers them as soon as each is loaded, in another order each time.
  commands: z
    .array(command)
    .transform((commands) => commands.sort((a, b) => a.name.localeCompare(b.name))),
});

export type RegisteredOption = z.infer<typeof option>;
export type Registered = z.infer<typeof registered>;

const lister = 'src/reference/command-line/list-commands.cjs';

/**
 * Asks the webpack-cli of a version for its commands and all their flags.
 * @throws when the command line fails, or tells something else than it did
 */
export function readRegistered(version: DocumentationVersion, site = process.cwd()): Registered {
  const folder = mkdtempSync(path.join(tmpdir(), 'webpack-cli-'));
  const target = path.join(folder, 'commands.json');
  try {
    execFileSync(
      process.execPath,
      [path.join(site, lister), path.join(site, version.folder), target],
      {
        cwd: site,
        stdio: 'pipe',
      },
    );
    return registered.parse(JSON.parse(readFileSync(target, 'utf8')));
  } finally {
    rmSync(folder, {recursive: true});
  }
}
