import type {Fact} from '../source/doc-comment';

/** An argument that a hook hands to the functions tapped into it. */
export interface HookArgument {
  name: string;
  /** As webpack's source declares it; unknown where it does not. */
  type?: string;
}

/** Code of webpack itself that taps into a hook. */
export interface Tap {
  /** The class, or else the name of the file. */
  by: string;
  /** The line that does it, on GitHub. */
  source: string;
}

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
  arguments: HookArgument[];
  /** What a tapped function may return, where that has a meaning. */
  returns?: string;
  /** The code of webpack itself that taps into it. */
  taps?: Tap[];
}
