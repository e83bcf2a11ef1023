import {toString} from 'mdast-util-to-string';
import {stemmer} from 'stemmer';
import type {ParsedPage} from '../../content/page';
import type {TextRule} from '../rule';
import {collapseWhitespace} from '../claims/visible-text';

/** The share of common words, of the shorter text, that the lead and the first sentence may have. */
const maxSharedPart = 0.5;
/** Sentences with fewer content words are not compared. */
const minWords = 4;

/** Words without content, which every text has. */
const functionWords = new Set(
  `a about above after again all also although always an and another any are as at be because been before
  below between both but by can do does each either every few for from get gets give gives had has have
  here how if in instead into is it its itself just less like many may more most much must need needs no
  nor not of off on once one only or other others otherwise out over own page pages per same several she
  should since so some such than that the their them then there these they this those through to too
  under until up use used uses using very was way we what when where whether which while who whose why
  will with within without would you your`.split(/\s+/),
);

/** Gives the stems of the content words of a text. */
function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !functionWords.has(word)).map((word) => stemmer(word)));
}

/**
 * Gives the share of content words of the shorter text that are also in the other one, from 0 to 1.
 * @param subject of both texts, whose words do not count
 */
function sharedPart(first: string, second: string, subject = ''): number {
  const subjectWords = contentWords(`webpack ${subject}`);
  const wordsOf = (text: string) =>
    new Set([...contentWords(text)].filter((word) => !subjectWords.has(word)));
  const [shorter, longer] = [wordsOf(first), wordsOf(second)].sort((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  if (shorter.size < minWords) return 0;
  return [...shorter].filter((word) => longer.has(word)).length / shorter.size;
}

/** Gives the paragraph right below the lead, if the page begins with one. */
const firstParagraph = ({tree}: ParsedPage) => {
  const first = tree.children.find(
    ({type}) => !/^(?:yaml|mdxjsEsm|html|leafDirective)$/.test(type),
  );
  return first?.type === 'paragraph' ? first : undefined;
};

/**
 * Checks that the first sentence of a page does not repeat its description, which is shown above it as
 * the lead.
 */
export const repeatedLead: TextRule = {
  name: 'repeated-lead',
  check(page) {
    const paragraph = firstParagraph(page);
    if (!page.frontMatter || !paragraph) return [];
    const [sentence = ''] = collapseWhitespace(toString(paragraph)).split(
      /(?<=[.!?:]) (?=[\p{Lu}\p{N}])/u,
    );
    const share = sharedPart(page.frontMatter.description, sentence, page.frontMatter.title);
    if (share < maxSharedPart) return [];
    return [
      {
        line: paragraph.position!.start.line + page.linesAbove,
        message: `the first sentence has ${Math.round(share * 100)} % of its words in common with the description, which stands above it`,
        fix: 'begin with what the description does not say',
      },
    ];
  },
};
