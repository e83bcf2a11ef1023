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
