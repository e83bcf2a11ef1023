import retextIndefiniteArticle from 'retext-indefinite-article';
import type {PageRule} from '../../../content/page';
import {ask} from '../english';

/** "A" before a consonant that is heard, "an" before a vowel. */
export const articles: PageRule = {
  name: 'articles',
  check: (page) =>
    ask(page, retextIndefiniteArticle, ({actual, expected, reason}) => ({
      what: reason.replaceAll('`', '"'),
      fix: `write "${expected?.[0]}" in place of "${actual}"`,
    })),
};
