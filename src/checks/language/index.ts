import type {PageRule} from '../../content/page';
import {advisedWords} from './advice/advised-words';
import {longSentences} from './advice/long-sentences';
import {passive} from './advice/passive';
import {rhythm} from './advice/rhythm';
import {altTexts} from './rules/alt-texts';
import {articles} from './rules/articles';
import {forbiddenWords} from './rules/forbidden-words';
import {headingCase} from './rules/heading-case';
import {headingOrder} from './rules/heading-order';
import {linkTexts} from './rules/link-texts';
import {repeatedWords} from './rules/repeated-words';
import {terms} from './rules/terms';

/** What every page has to keep. */
export const languageRules: readonly PageRule[] = [
  altTexts,
  articles,
  forbiddenWords,
  headingCase,
  headingOrder,
  linkTexts,
  repeatedWords,
  terms,
];

/** What a writer may think about; it never fails. */
export const languageAdvice: readonly PageRule[] = [advisedWords, longSentences, passive, rhythm];
