import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type webpack from 'webpack';
import type {DocumentationVersion} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import {requireOf} from '../../versions/packages';
import {
  devServerSource,
  loadWebpack,
  sourcePackage,
  webpackSource,
  readText,
} from '../source/packages';
import type {Fact} from '../source/syntax';

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
}

/** Reads the commands of a version's webpack-cli and every flag of each of them. */
export function readCommandLine(version: DocumentationVersion): {
  commands: Fact[];
  flags: FlagFact[];
} {
  const cliSource = sourcePackage('webpack-cli', path.resolve(version.folder)).link(
    'src/webpack-cli.ts',
  );
  const {options, commands} = readRegistered(version);
  const origins = originsOf(version);
  const flags = new Map<string, FlagFact>();
  const optionSets = [{name: undefined, options}, ...commands];
  for (const {name: command, options: registered} of optionSets) {
    const names = new Set(registered.map(({long}) => long));
    for (const {long, short, description, negate, variadic, required, optional} of registered) {
      // `--no-…` of a known flag is listed as its opposite, not as a flag of its own.
      if (negate && names.has(long.replace(/^--no-/, '--'))) continue;
      const name = long.replace(/^--/, '');
      const origin = origins.find(({madeFlags}) => name in madeFlags);
      const opposite = `--no-${name}`;
      // The same name and description for several commands is one flag.
      const key = `${name} ${description}`;
      const commandsWithFlag = flags.get(key)?.commands ?? [];
      flags.set(key, {
        name: long,
        description,
        source: origin?.source ?? cliSource,
        alias: short,
        package: origin?.package ?? 'webpack-cli',
        value: valueOf({required, optional}),
        ...(origin && effectOf(origin.madeFlags[name]!)),
        repeatable: variadic || undefined,
        negated: names.has(opposite) ? opposite : undefined,
        ...flags.get(key),
        commands: command === undefined ? commandsWithFlag : [...commandsWithFlag, command],
      });
    }
  }
  return {
    commands: commands.map(({name, description}) => ({name, description, source: cliSource})),
    flags: [...flags.values()],
  };
}

/** Whether a flag takes a value. */
function valueOf({
  required,
  optional,
}: Pick<RegisteredOption, 'required' | 'optional'>): FlagFact['value'] {
  if (required) return 'required';
  return optional ? 'optional' : 'none';
}

type Arguments = ReturnType<typeof webpack.cli.getArguments>;

interface FlagOrigin {
  package: string;
  source: string;
  madeFlags: Arguments;
}

/** The packages whose flags webpack-cli registers beside its own. */
const originsOf = (version: DocumentationVersion): FlagOrigin[] =>
  dialectOf(version).flags === 'webpack' ? schemaOrigins(version) : [listedOrigin(version)];

/** The packages out of whose schemas webpack makes flags. */
function schemaOrigins(version: DocumentationVersion): FlagOrigin[] {
  const source = webpackSource(version);
  const devServer = devServerSource(version);
  const schema = JSON.parse(readText(devServer, 'lib/options.json')) as Parameters<
    typeof webpack.cli.getArguments
  >[0];
  const {getArguments} = loadWebpack(source).cli;
  return [
    {
      package: 'webpack',
      source: source.link('schemas/WebpackOptions.json'),
      madeFlags: getArguments(),
    },
    {
      package: 'webpack-dev-server',
      source: devServer.link('lib/options.json'),
      madeFlags: getArguments(schema),
    },
  ];
}

/** A development server that lists its flags by hand, without the options that they set. */
function listedOrigin(version: DocumentationVersion): FlagOrigin {
  const file = 'bin/cli-flags.js';
  const {devServer} = requireOf(version)(`webpack-dev-server/${file}`) as {
    devServer: {name: string}[];
  };
  return {
    package: 'webpack-dev-server',
    source: devServerSource(version).link(file),
    madeFlags: Object.fromEntries(
      devServer.map(({name}) => [name, {configs: []} as unknown as Arguments[string]]),
    ),
  };
}

/** Tells what a flag takes and sets, as far as its package lists it. */
function effectOf({configs}: Arguments[string]): Pick<FlagFact, 'types' | 'values' | 'sets'> {
  const values = [...new Set(configs.flatMap((config) => (config.values ?? []) as string[]))];
  return {
    types: nonEmpty([...new Set(configs.map(({type}) => type))]),
    values: nonEmpty(values),
    sets: nonEmpty([...new Set(configs.map(({path: option}) => option))]),
  };
}

const nonEmpty = <Item>(items: Item[]): Item[] | undefined =>
  items.length > 0 ? items : undefined;

/** An option of commander. */
interface RegisteredOption {
  long: string;
  short?: string;
  description: string;
  negate: boolean;
  variadic: boolean;
  required: boolean;
  optional: boolean;
}

interface Registered {
  options: RegisteredOption[];
  commands: {name: string; description: string; options: RegisteredOption[]}[];
}

const lister = 'src/reference/command-line/list-commands.cjs';

/** Asks the webpack-cli of a version for its commands and all their flags. */
function readRegistered(version: DocumentationVersion): Registered {
  const {output} = spawnSync(process.execPath, [lister, path.resolve(version.folder)], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  const {options, commands} = JSON.parse(output[3]!) as Registered;
  // Commands are registered as they are loaded, in a different order each time.
  return {options, commands: commands.sort((a, b) => a.name.localeCompare(b.name))};
}
