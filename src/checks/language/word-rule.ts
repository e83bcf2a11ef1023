import type {ForbiddenWord} from '../../config/language/forbidden-words';
import type {PageRule} from '../../content/page';
import {findWords, wordPattern} from './find-words';

/**
 * Makes a rule of a list of words.
 * @param problem what is wrong with a word: "is not used here"
 */
export function wordRule(name: string, list: readonly ForbiddenWord[], problem: string): PageRule {
  const entries = new Map(list.map((entry) => [entry.word, entry]));
  const allowed = list.flatMap(({except = []}) => except);
  const pattern = wordPattern([...entries.keys(), ...allowed], 'i');
  return {
    name,
    check: (page) =>
      findWords(page, pattern).flatMap(({word, line}) => {
        const entry = entries.get(word.toLowerCase());
        if (!entry) return [];
        const {instead, why} = entry;
        const fix = /^(leave|say)/.test(instead) ? instead : `write ${instead}`;
        return [{line, what: `"${word}" ${problem}`, why, fix}];
      }),
  };
}
