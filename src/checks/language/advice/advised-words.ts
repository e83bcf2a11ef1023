import {advisedWords as list} from '../../../config/language/advised-words';
import {wordRule} from '../word-rule';

/** Words that often have a better neighbor. */
export const advisedWords = wordRule('advised-words', list, 'may have a better neighbor');
