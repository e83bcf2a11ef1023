import {capitalNames, smallNames} from '../../../config/language/names';
import {withoutQuotations} from '../../../content/quotations';
import type {Finding, PageRule} from '../../../content/page';
import {wordPattern} from '../find-words';
import {codeMark, proseOf} from '../prose';

const names = wordPattern(capitalNames);
const small = new Set(smallNames);

/** Headings the specification of the landing page gives, word for word. */
const given = new Set(['Write Your Code', 'Bundle It', 'What Goes In, What Comes Out']);

/** Headings are written like sentences; the titles of pages, which are names, like names. */
export const headingCase: PageRule = {
  name: 'heading-case',
  check: (page) =>
    proseOf(page).flatMap(({kind, text, line}): Finding[] => {
      if (kind !== 'heading' || given.has(text)) return [];
      const wrong = wordsOf(withoutQuotations(text).replace(names, codeMark)).flatMap(faultOf);
      return wrong.slice(0, 1).map((what) => ({
        line,
        what,
        why: 'headings are written like sentences',
        fix: 'change the letter; a name that needs it goes into src/config/language/names.ts',
      }));
    }),
};

interface HeadingWord {
  word: string;
  place: 'begins the heading' | 'begins a sentence' | 'inside';
}

function wordsOf(text: string): HeadingWord[] {
  const tokens = text.trim().split(/\s+/);
  return tokens.map((token, index) => ({
    word: token.replace(/^[^\p{L}\p{N}￼]+|[^\p{L}\p{N}￼]+$/gu, ''),
    place: placeOf(index, tokens),
  }));
}

function placeOf(index: number, tokens: readonly string[]): HeadingWord['place'] {
  if (index === 0) return 'begins the heading';
  return /[.:!?]$/.test(tokens[index - 1]!) ? 'begins a sentence' : 'inside';
}

/** Names of code and abbreviations have more than a capital letter at their beginning. */
const isName = (word: string) => /\p{L}.*\p{Lu}|[^\p{L}'’-]/u.test(word);

function faultOf({word, place}: HeadingWord): string[] {
  const [first = ''] = word;
  if (place === 'begins the heading' && /\p{Ll}/u.test(first) && !small.has(word) && !isName(word))
    return [`the heading begins with a small letter: "${word}"`];
  if (place === 'inside' && /\p{Lu}/u.test(first) && word.length > 1 && !isName(word))
    return [`"${word}" has a capital letter inside a heading`];
  return [];
}
