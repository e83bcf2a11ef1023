import type {AppliedPlugin} from './applied-plugins';
import type {describeOption} from './schema/walk';

/** A value that an option has when it is left out, and under which circumstances. */
export interface DefaultValue {
  /** As it would be written in a configuration. */
  value: string;
  /** The mode or target it holds for, `otherwise`, or nothing: then it always holds. */
  when?: string;
}

/** What webpack itself knows of one of its options. */
export interface OptionFact extends ReturnType<typeof describeOption> {
  /** Dotted name; `[]` is an element of a list, `*` a name the reader chooses. */
  path: string;
  /** Other names that people write: `Rule.use` for `module.rules[].use`. */
  names: string[];
  /** As TypeScript. */
  type: string;
  required: boolean;
  /** Empty when webpack sets nothing, or when the parts of the option have defaults of their own. */
  defaults: DefaultValue[];
  /** The default in each mode, for webpack's own target, when the mode makes a difference. */
  byMode?: Record<'development' | 'production' | 'none', string>;
  /** First release that has the option, when that is not the first of the major version. */
  since?: string;
  /** Whether the next major version knows the option no more. */
  removed: boolean;
  /** What webpack applies for it. */
  plugins?: AppliedPlugin[];
}
