import {terms as list} from '../../../config/language/terms';
import type {PageRule} from '../../../content/page';
import {findWords, wordPattern} from '../find-words';

const rightOf = new Map(list.flatMap(({right, wrong}) => wrong.map((word) => [word, right])));
const pattern = wordPattern([...rightOf.keys()]);

/** Terms have one spelling. */
export const terms: PageRule = {
  name: 'terms',
  check: (page) =>
    findWords(page, pattern).map(({word, line}) => ({
      line,
      what: `"${word}" is written "${rightOf.get(word)}"`,
      why: 'a term that is always spelled the same is found and known again',
      fix: `write "${rightOf.get(word)}"; a package, option or file is code: \`${word}\``,
    })),
};
