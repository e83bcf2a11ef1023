import type {ForbiddenWord} from '../../config/language/forbidden-words';
import type {PageRule} from '../../content/page';
import {findWords, wordPattern} from './find-words';

/**
 * Makes a rule of a list of words.
 * @param problem what is wrong with a word: "is not used here"
 */
export function wordRule(name: string, list: readonly ForbiddenWord[], problem: string): PageRule {
  const entries = new Map(list.map((entry) => [entry.word, entry]));
  const pattern = wordPattern([...entries.keys()], 'i');
  return {
    name,
    check: (page) =>
      findWords(page, pattern).map(({word, line}) => {
        const {instead, why} = entries.get(word.toLowerCase())!;
        const fix = /^(leave|say)/.test(instead) ? instead : `write ${instead}`;
        return {line, what: `"${word}" ${problem}`, why, fix};
      }),
  };
}
