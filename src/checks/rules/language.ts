import {ParseEnglish} from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import language from '../../config/prose-rules.json' with {type: 'json'};
import type {ParsedPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import type {TextRule} from '../rule';
import {codeMark, visibleText} from '../claims/visible-text';

/** Gives the prose of a page in order, with code masked. */
function proseOf(page: ParsedPage): {text: string; line: number; isHeading: boolean}[] {
  const {frontMatter, lineOf} = page;
  const keys = frontMatter ? (['title', 'description'] as const) : [];
  return [
    ...keys.map((key) => ({text: frontMatter![key], line: lineOf(key), isHeading: false})),
    ...visibleText(page).map(({masked, line, isHeading}) => ({text: masked, line, isHeading})),
  ];
}

/** Removes quoted messages; longer quotations are prose and stay. */
const withoutQuotations = (text: string) =>
  text.replace(/"[^"]{1,200}"|“[^”]{1,200}”/g, (quotation) => ' '.repeat(quotation.length));

/** Makes a pattern of whole words, which does not match parts of names such as `css-loader` or `style.css`. */
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
 * @param fix gives the suggested fix for a word
 * @param flags `i` to ignore case
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

/** Finds repeated words, and "a" and "an" before the wrong sound. */
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

/** Headings that the specification of the landing page prescribes. */
const specifiedHeadings = new Set(['Write Your Code', 'Bundle It']);
const names = wordPattern(language.capitalNames);
/** Tells whether a word is a name in code or an abbreviation: it has another capital letter, a digit or a sign. */
const isName = (word: string) => /\p{L}.*\p{Lu}|[^\p{L}'’-]/u.test(word);

/** Checks that headings are in sentence case, and titles of pages in title case. */
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

/** The language rules for every page; further ones are in .markdownlint-cli2.jsonc. */
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
