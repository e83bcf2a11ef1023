import retextRepeatedWords from 'retext-repeated-words';
import type {PageRule} from '../../../content/page';
import {ask} from '../english';

/** A word that stands twice in a row. */
export const repeatedWords: PageRule = {
  name: 'repeated-words',
  check: (page) =>
    ask(page, retextRepeatedWords, ({actual, expected}) => ({
      what: `"${actual}" has the word twice`,
      fix: `write "${expected?.[0]}"`,
    })),
};
