import type {WaitName} from './waits';

/** A test as its runner calls it: the names of the groups around it come first. */
export interface TestName {
  /** Path below `test/`. */
  file: string;
  name: string;
}

/** What the specification says in one place, and what stands behind it. */
export interface Sentence {
  /** Its words; a row of a table is a sentence, with its cells between bars. */
  says: string;
  /** Tests that prove it. */
  tests?: readonly TestName[];
  /** Why nothing of it is ours: it was a matter of a library of the original. */
  internal?: string;
  /** Why ours differs on purpose. */
  deviation?: string;
  /** What of it a later step brings. */
  waits?: readonly WaitName[];
}

/** A part of the specification. Its sentences are numbered in the order they stand in. */
export interface Chapter {
  /** Number of the section, and the heading inside it, if it has some. */
  number: string;
  title: string;
  sentences: readonly Sentence[];
}

/** Gives a function that names tests of one file. @param file path below `test/` */
export const testsOf =
  (file: string) =>
  (...names: string[]): TestName[] =>
    names.map((name) => ({file, name}));

/** Libraries of the original that were replaced together with what the specification says of them. */
export const libraries = {
  router:
    'react-router of the original; Docusaurus owns the routes, which are checked while building',
  searchClient: 'algoliasearch 3 and docsearch.js of the original',
  autocomplete: 'autocomplete.js of the original, and the Zepto and Hogan inside it',
  markdown: 'react-markdown 4 of the original; its options are checked by the types of TypeScript',
  analytics: 'the analytics library of the original; the site measures nobody',
  bundler: 'the runtime that webpack puts into the application',
  visibility:
    'the visibility library of the original; the browser itself observes what comes into view',
} as const;

/** Where ours differs from the specification on purpose. Nothing may be added. */
export const deviations = {
  chat: 'Gitter has become a part of Matrix and forbids others to frame it: the launcher leads to the room by a link, and a frame is a matter of configuration.',
} as const;
