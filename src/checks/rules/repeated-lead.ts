import {toString} from 'mdast-util-to-string';
import {stemmer} from 'stemmer';
import type {CheckedPage} from '../../content/page';
import type {TextRule} from '../rule';
import {withSingleBlanks} from '../claims/visible-text';

/** The part of the shorter one's words that the lead of a page and its first sentence may share. */
const mostShared = 0.5;
/** A sentence with fewer words of its own says too little to say it twice. */
const fewestWords = 4;

/** Words that every text has. */
const functionWords = new Set(
  `a about above after again all also although always an and another any are as at be because been before
  below between both but by can do does each either every few for from get gets give gives had has have
  here how if in instead into is it its itself just less like many may more most much must need needs no
  nor not of off on once one only or other others otherwise out over own page pages per same several she
  should since so some such than that the their them then there these they this those through to too
  under until up use used uses using very was way we what when where whether which while who whose why
  will with within without would you your`.split(/\s+/),
);

/** Gives the words of a text that carry its meaning, without their endings. */
export function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !functionWords.has(word)).map((word) => stemmer(word)));
}

/**
 * Gives which part of the content words of the shorter of two texts the other has, too.
 * @param subject what both are about and have to name; its words do not count
 */
export function sharedPart(first: string, second: string, subject = ''): number {
  const subjectWords = contentWords(`webpack ${subject}`);
  const wordsOf = (text: string) =>
    new Set([...contentWords(text)].filter((word) => !subjectWords.has(word)));
  const [shorter, longer] = [wordsOf(first), wordsOf(second)].sort((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  if (shorter.size < fewestWords) return 0;
  return [...shorter].filter((word) => longer.has(word)).length / shorter.size;
}

/** The paragraph that readers see right below the lead, if the page begins with one. */
const firstParagraph = ({tree}: CheckedPage) => {
  const first = tree.children.find(
    ({type}) => !/^(?:yaml|mdxjsEsm|html|leafDirective)$/.test(type),
  );
  return first?.type === 'paragraph' ? first : undefined;
};

/**
 * The description of a page stands above its text as its lead. The first sentence goes on from it: if
 * it says the same, it is read twice.
 */
export const repeatedLead: TextRule = {
  name: 'repeated-lead',
  check(page) {
    const paragraph = firstParagraph(page);
    if (!page.frontMatter || !paragraph) return [];
    const [sentence = ''] = withSingleBlanks(toString(paragraph)).split(
      /(?<=[.!?:]) (?=[\p{Lu}\p{N}])/u,
    );
    const share = sharedPart(page.frontMatter.description, sentence, page.frontMatter.title);
    if (share < mostShared) return [];
    return [
      {
        line: paragraph.position!.start.line + page.linesAbove,
        message: `the first sentence has ${Math.round(share * 100)} % of its words in common with the description, which stands above it`,
        fix: 'begin with what the description does not say',
      },
    ];
  },
};
