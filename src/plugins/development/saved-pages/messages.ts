import type {ShownProblem} from '../shown-problems';

/** What the check of the content is asked: pages, by their paths relative to the site. */
export interface Question {
  files: readonly string[];
}

/** What it says. */
export type Reply =
  /** It is loaded, and waits. */
  | {state: 'ready'}
  /** Our code has changed: it has ended, and a new one is to be asked. */
  | {state: 'outdated'}
  /** All that is wrong with the samples and the text of these pages. */
  | {state: 'checked'; files: readonly string[]; problems: readonly ShownProblem[]};
