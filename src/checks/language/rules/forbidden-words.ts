import {forbiddenWords as list} from '../../../config/language/forbidden-words';
import {wordRule} from '../word-rule';

/** Words that our pages do not use. */
export const forbiddenWords = wordRule('forbidden-words', list, 'is not used here');
