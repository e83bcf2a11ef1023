import type {PageRule} from '../../../content/page';
import {proseOf} from '../prose';
import {sentencesOf} from '../sentences';

const most = 30;

/** Sentences that a reader has to begin twice. */
export const longSentences: PageRule = {
  name: 'long-sentences',
  check: (page) =>
    proseOf(page)
      .flatMap(sentencesOf)
      .filter(({words}) => words > most)
      .map(({words, line, opening}) => ({
        line,
        what: `the sentence "${opening} …" has ${words} words`,
        why: `more than ${most} are read twice`,
        fix: 'make two of it, or a list',
      })),
};
