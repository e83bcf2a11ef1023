import type {Nodes, Parents} from 'mdast';
import {ParseEnglish} from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {allowedPhrases, capitalNames, forbiddenWords, smallNames, terms} from '../config/language';
import {parseFrontMatter} from '../content/front-matter';
import type {CheckedPage, Finding, PageRule} from '../content/page';

/** Stands for code, which is no language. */
const codeMark = '￼';

/** A block of text: a paragraph, a heading, a cell, the title or the description of the page. */
interface Prose {
  text: string;
  line: number;
  isHeading?: boolean;
}

/** Gives all that a page says in sentences, in its order. */
function proseOf({source, file, tree, linesAbove}: CheckedPage): Prose[] {
  const {frontMatter, lineOf} = parseFrontMatter(source, file, false);
  const found: Prose[] = (['title', 'description'] as const).flatMap((key) =>
    frontMatter ? [{text: frontMatter[key], line: lineOf(key)}] : [],
  );
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const line = (block.position?.start.line ?? 1) + linesAbove;
    found.push({text: textOf(block as Parents), line, isHeading: block.type === 'heading'});
  });
  return found;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return codeMark;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Messages are quoted, not written; a longer quotation is no message. */
const withoutQuotations = (text: string) =>
  text.replace(/"[^"]{1,200}"|“[^”]{1,200}”/g, (quotation) => quotation.replace(/[^\n]/g, ' '));

/** Finds whole words, not the parts of names such as `css-loader` or `style.css`. */
function wordPattern(words: readonly string[], flags = ''): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const sources = longestFirst.map((word) => word.replace(/\./g, '\\.').replace(/ /g, '\\s+'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}_./@$\\\\-])(?:${sources.join('|')})(?![\\p{L}\\p{N}_$]|[-./]\\p{L})`,
    `gu${flags}`,
  );
}

/**
 * Makes a rule of a list of words.
 * @param rows what to write, and the words that it replaces
 * @param fix says what to do about a word
 * @param flags `i` for any case
 */
function wordRule(
  name: string,
  rows: readonly (readonly [string, ...string[]])[],
  fix: (row: string, word: string) => string,
  flags = '',
): PageRule {
  const rowOf = new Map(rows.flatMap(([row, ...words]) => words.map((word) => [word, row])));
  const pattern = wordPattern([...rowOf.keys(), ...(flags ? allowedPhrases : [])], flags);
  return {
    name,
    check: (page) =>
      proseOf(page).flatMap(({text, line}) =>
        [...withoutQuotations(text).matchAll(pattern)].flatMap(({0: found, index}): Finding[] => {
          const word = found.replace(/\s+/g, ' ');
          const row = rowOf.get(flags ? word.toLowerCase() : word);
          if (row === undefined) return [];
          const above = text.slice(0, index).split('\n').length - 1;
          return [{line: line + above, what: `"${word}" is not used here`, fix: fix(row, word)}];
        }),
      ),
  };
}

/** A word twice in a row; "a" and "an" by their sound. */
const retext: PageRule = {
  name: 'retext',
  check: (page) =>
    proseOf(page).flatMap(({text, line}) => {
      const file = new VFile();
      const processor = unified().use(retextIndefiniteArticle).use(retextRepeatedWords);
      processor.runSync(new ParseEnglish().parse(text), file);
      return file.messages.map(({reason, expected, line: at = 1}) => ({
        line: line + at - 1,
        what: reason.replaceAll('`', '"'),
        fix: `write "${expected?.[0]}"`,
      }));
    }),
};

/** Headings the specification of the landing page gives, word for word. */
const given = new Set(['Write Your Code', 'Bundle It', 'What Goes In, What Comes Out']);
const names = wordPattern(capitalNames);
/** Names of code and abbreviations have more than a capital letter at their beginning. */
const isName = (word: string) => /\p{L}.*\p{Lu}|[^\p{L}'’-]/u.test(word);

/** Headings are written like sentences; the titles of pages, which are names, like names. */
const headingCase: PageRule = {
  name: 'heading-case',
  check: (page) =>
    proseOf(page).flatMap(({isHeading, text, line}): Finding[] => {
      if (!isHeading || given.has(text)) return [];
      const tokens = withoutQuotations(text).replace(names, codeMark).trim().split(/\s+/);
      const wrong = tokens
        .map((token) => token.replace(/^[^\p{L}\p{N}￼]+|[^\p{L}\p{N}￼]+$/gu, ''))
        .find((word, index) => {
          if (word === '' || isName(word)) return false;
          if (index === 0) return /^\p{Ll}/u.test(word) && !smallNames.includes(word);
          const beginsSentence = /[.:!?]$/.test(tokens[index - 1]!);
          return !beginsSentence && /^\p{Lu}./u.test(word);
        });
      if (wrong === undefined) return [];
      const what = `"${wrong}": headings are written like sentences`;
      return [{line, what, fix: 'change the letter; names are listed in src/config/language.ts'}];
    }),
};

/** What the text of every page has to keep; more is in .markdownlint-cli2.jsonc. */
export const languageRules: readonly PageRule[] = [
  wordRule('forbidden-words', forbiddenWords, (instead) => instead, 'i'),
  wordRule(
    'terms',
    terms,
    (right, word) => `write "${right}"; a package, option or file is code: \`${word}\``,
  ),
  retext,
  headingCase,
];
