import type {Fact} from '../source/syntax';

/** A place where plugins can tap in. */
export interface HookFact extends Fact {
  /** The class that has it. */
  of: string;
  /** How a plugin reaches it: a property of the instance, or a static method of the class. */
  through: string;
  /** Class of tapable; unknown for what only redirects to another hook. */
  kind?: string;
  /** Whether it is a `HookMap`: one hook of that kind for every key. */
  keyed?: true;
  /** What it hands to the functions tapped into it; webpack's source need not declare the type. */
  arguments: {name: string; type?: string}[];
  /** What a tapped function may return, where that has a meaning. */
  returns?: string;
  /** The code of webpack itself that taps into it. */
  taps?: Tap[];
}

/** Code of webpack itself that taps into a hook. */
export interface Tap {
  /** The class, or else the name of the file. */
  by: string;
  /** The line that does it, on GitHub. */
  source: string;
}
