import {ParseEnglish} from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import language from '../../config/prose-rules.json' with {type: 'json'};
import type {CheckedPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import type {TextRule} from '../rule';
import {codeMark, visibleText} from '../claims/visible-text';

/** Gives all that a page says in sentences, in its order, with marks in the place of code. */
function proseOf(page: CheckedPage): {text: string; line: number; isHeading: boolean}[] {
  const {frontMatter, lineOf} = page;
  const keys = frontMatter ? (['title', 'description'] as const) : [];
  return [
    ...keys.map((key) => ({text: frontMatter![key], line: lineOf(key), isHeading: false})),
    ...visibleText(page).map(({masked, line, isHeading}) => ({text: masked, line, isHeading})),
  ];
}

/** Messages are quoted, not written; a longer quotation is no message. */
const withoutQuotations = (text: string) =>
  text.replace(/"[^"]{1,200}"|“[^”]{1,200}”/g, (quotation) => ' '.repeat(quotation.length));

/** Finds whole words, not the parts of names such as `css-loader` or `style.css`. */
function wordPattern(words: readonly string[], flags = ''): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const sources = longestFirst.map((word) => word.replace(/\./g, '\\.'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}_./@$\\\\-])(?:${sources.join('|')})(?![\\p{L}\\p{N}_$]|[-./]\\p{L})`,
    `gu${flags}`,
  );
}

/**
 * Makes a rule of a list of words.
 * @param rows what to write, and the words that it replaces
 * @param fix says what to do about a word
 * @param flags `i` for any case, but in phrases that are allowed
 */
function wordRule(
  name: string,
  rows: readonly (readonly string[])[],
  fix: (row: string, word: string) => string,
  flags = '',
): TextRule {
  const rowOf = new Map(rows.flatMap(([row = '', ...words]) => words.map((word) => [word, row])));
  const pattern = wordPattern([...rowOf.keys(), ...(flags ? language.allowedPhrases : [])], flags);
  return {
    name,
    check: (page) =>
      proseOf(page).flatMap(({text, line}) =>
        [...withoutQuotations(text).matchAll(pattern)].flatMap(([word]): Finding[] => {
          const row = rowOf.get(flags ? word.toLowerCase() : word);
          if (row === undefined) return [];
          return [{line, message: `"${word}" is not used here`, fix: fix(row, word)}];
        }),
      ),
  };
}

/** A word twice in a row; "a" and "an" by their sound. */
const retext: TextRule = {
  name: 'retext',
  check: (page) =>
    proseOf(page).flatMap(({text, line}) => {
      const file = new VFile();
      const processor = unified().use(retextIndefiniteArticle).use(retextRepeatedWords);
      processor.runSync(new ParseEnglish().parse(text), file);
      return file.messages.map(({reason, expected}) => ({
        line,
        message: reason.replaceAll('`', '"'),
        fix: `write "${expected?.[0]}"`,
      }));
    }),
};

/** Headings the specification of the landing page gives, word for word. */
const specifiedHeadings = new Set(['Write Your Code', 'Bundle It']);
const names = wordPattern(language.capitalNames);
/** Names of code and abbreviations have more than a capital letter at their beginning. */
const isName = (word: string) => /\p{L}.*\p{Lu}|[^\p{L}'’-]/u.test(word);

/** Headings are written like sentences; the titles of pages, which are names, like names. */
const headingCase: TextRule = {
  name: 'heading-case',
  check: (page) =>
    proseOf(page).flatMap(({isHeading, text, line}): Finding[] => {
      if (!isHeading || specifiedHeadings.has(text)) return [];
      const tokens = withoutQuotations(text).replace(names, codeMark).trim().split(/\s+/);
      const wrong = tokens
        .map((token) => token.replace(/^[^\p{L}\p{N}￼]+|[^\p{L}\p{N}￼]+$/gu, ''))
        .find((word, index) => {
          if (word === '' || isName(word)) return false;
          if (index === 0) return /^\p{Ll}/u.test(word) && !language.smallNames.includes(word);
          const beginsSentence = /[.:!?]$/.test(tokens[index - 1]!);
          return !beginsSentence && /^\p{Lu}./u.test(word);
        });
      if (wrong === undefined) return [];
      const message = `"${wrong}": headings are written like sentences`;
      return [
        {
          line,
          message,
          fix: 'change the letter; names are listed in src/config/prose-rules.json',
        },
      ];
    }),
};

/** What the text of every page has to keep; more is in .markdownlint-cli2.jsonc. */
export const languageRules: readonly TextRule[] = [
  wordRule('forbidden-words', language.forbiddenWords, (instead) => instead, 'i'),
  wordRule(
    'terms',
    language.terms,
    (right, word) => `write "${right}"; a package, option or file is code: \`${word}\``,
  ),
  retext,
  headingCase,
];
