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

/** Reads the commands of a version's webpack-cli and every flag of each of them. */
export function readCommandLine(version: DocumentationVersion): {
  commands: CommandFact[];
  flags: FlagFact[];
} {
  const source = sourcePackage('webpack-cli', path.resolve(version.folder)).link(
    'src/webpack-cli.ts',
  );
  const {options, commands} = readRegistered(version);
  const origins = dialectOf(version).flags === 'webpack' ? originsOf(version) : [];
  const flagsOf = (all: readonly RegisteredOption[], of: string[]) => {
    const names = new Set(all.map(({long}) => long));
    return (
      all
        // `--no-…` of a flag that is there is told with that flag.
        .filter(({long, negate}) => !negate || !names.has(long.replace(/^--no-/, '--')))
        .map(({long, short, description, hidden, variadic, value}): FlagFact => {
          const name = long.replace(/^--/, '');
          const origin = origins.find(({flags}) => name in flags);
          const opposite = `--no-${name}`;
          return {
            name: long,
            description,
            source: origin?.source ?? source,
            alias: short,
            package: origin?.package ?? 'webpack-cli',
            commands: of,
            value,
            ...(origin && effectOf(origin.flags[name]!)),
            repeatable: variadic || undefined,
            negated: names.has(opposite) ? opposite : undefined,
            verbose: hidden || undefined,
          };
        })
    );
  };
  return {
    commands: commands.map(({name, description, aliases, usage}) => ({
      name,
      description,
      source,
      aliases,
      usage,
    })),
    flags: merged([
      ...flagsOf(options, []),
      ...commands.flatMap((command) => flagsOf(command.options, [command.name])),
    ]),
  };
}

/** The packages out of whose schemas flags are made. */
function originsOf(version: DocumentationVersion) {
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

interface Argument {
  configs: {type: string; path: string; values?: (string | number | boolean)[]}[];
}

/** What webpack makes of a schema: flags by name, without dashes. */
type Arguments = Record<string, Argument>;

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
    values: values.length > 0 ? values : undefined,
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

/** An option of commander. */
const option = z
  .object({
    long: z.string(),
    short: z.string().optional(),
    description: z.string(),
    negate: z.boolean(),
    /** Whether only `--help=verbose` shows it. */
    hidden: z.boolean().default(false),
    variadic: z.boolean(),
    required: z.boolean(),
    optional: z.boolean(),
  })
  .transform(({required, optional, ...rest}) => ({
    ...rest,
    value: required ? ('required' as const) : optional ? ('optional' as const) : ('none' as const),
  }));
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

type RegisteredOption = z.infer<typeof option>;

const lister = 'src/reference/command-line/list-commands.cjs';

/**
 * Asks the webpack-cli of a version for its commands and all their flags.
 * @throws when the command line fails, or tells something else than it did
 */
function readRegistered(version: DocumentationVersion): z.infer<typeof registered> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webpack-cli-'));
  const target = path.join(folder, 'commands.json');
  try {
    execFileSync(process.execPath, [lister, path.resolve(version.folder), target], {stdio: 'pipe'});
    return registered.parse(JSON.parse(readFileSync(target, 'utf8')));
  } finally {
    rmSync(folder, {recursive: true});
  }
}
