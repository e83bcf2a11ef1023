import {createHash} from 'node:crypto';
import type {Chapter, Sentence} from '../specification/sentence';
import type {Wait} from '../specification/waits';
import {keyOf, type Outcomes} from './test-reports';

/** A sentence with our number for it: that of its chapter, and its place there. */
export interface NumberedSentence extends Sentence {
  number: string;
}

/** Gives all sentences in the order of the specification. */
export const numbered = (chapters: readonly Chapter[]): NumberedSentence[] =>
  chapters.flatMap(({number, sentences}) =>
    sentences.map((sentence, index) => ({...sentence, number: `${number}.${index + 1}`})),
  );

/** Gives how many sentences a section has, and a digest of their words: nobody drops one unseen. */
export function wordsOf(chapters: readonly Chapter[], section: string): [number, string] {
  const sentences = chapters
    .filter(({number}) => number.split('.')[0] === section)
    .flatMap((chapter) => chapter.sentences);
  const words = sentences.map(({says}) => says).join(' ');
  return [sentences.length, createHash('sha256').update(words).digest('hex').slice(0, 16)];
}

const isEmpty = (list: readonly unknown[] | undefined) => list === undefined || list.length === 0;

/** Gives the numbers of sentences behind which nothing stands. */
export const unanswered = (sentences: readonly NumberedSentence[]): string[] =>
  sentences
    .filter(
      ({tests, internal, deviation, waits}) =>
        isEmpty(tests) && !internal && !deviation && isEmpty(waits),
    )
    .map(({number, says}) => `${number} has neither a test nor a reason: ${says}`);

/** Says of each test that a sentence names why it proves nothing; nothing when all passed. */
export const unproved = ({tests = []}: Sentence, outcomes: Outcomes): string[] =>
  tests.flatMap((test) => {
    const outcome = outcomes.get(keyOf(test)) ?? 'does not exist';
    if (outcome === 'passed') return [];
    return [`${keyOf(test)}: ${outcome === 'not run' ? 'did not run' : outcome}`];
  });

/** What there is of the site, for the question whether something still waits. */
export interface Present {
  /** Tells whether an address has a page. */
  hasPage: (address: string) => boolean;
  /** Tells whether the sources contain words. */
  says: (words: string) => boolean;
}

/**
 * Says of each entry that no longer waits what has come, or that no sentence asks for it.
 * @param used names of entries that sentences refer to
 */
export function staleWaits(
  waits: Readonly<Record<string, Wait>>,
  used: ReadonlySet<string>,
  {hasPage, says}: Present,
): string[] {
  return Object.entries(waits).flatMap(([name, {until}]) => {
    const come = 'pages' in until ? until.pages.filter(hasPage) : [until.words].filter(says);
    const problems = come.map((what) => `${name}: "${what}" exists; name the tests that prove it`);
    return used.has(name) ? problems : [...problems, `${name}: no sentence waits for it`];
  });
}
