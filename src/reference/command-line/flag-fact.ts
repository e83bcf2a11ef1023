import type {Fact} from '../fact';

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

/** The part of the configuration that a flag is about: the option at the top of what it sets. */
export const areaOf = ({package: origin, sets: [first] = []}: FlagFact): string =>
  origin === 'webpack-dev-server' ? 'devServer' : (first?.split(/[.[]/)[0] ?? 'webpack-cli');

/** Writes a flag as one types it, with what it takes and its opposite: `--output-path <path>`. */
export function usageOf(flag: FlagFact): string {
  const taken = flag.value === 'none' ? '' : ` ${valueOf(flag)}`;
  return flag.name + taken + (flag.negated ? `, ${flag.negated}` : '');
}

/** Kinds of values that nobody writes out: fixed ones stand for themselves, and no value is none. */
const unwritten = new Set(['enum', 'reset', 'boolean']);

function valueOf({value, values = [], types = [], repeatable}: FlagFact): string {
  const fixed = values.filter((one) => typeof one !== 'boolean');
  const kinds = types.filter((type) => !unwritten.has(type));
  const text = ([...fixed, ...kinds].join('|') || 'value') + (repeatable ? '...' : '');
  return value === 'optional' ? `[${text}]` : `<${text}>`;
}
