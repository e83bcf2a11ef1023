import MiniSearch from 'minisearch';
import {memoize} from '../../../memoize';
import {isKeyword} from './language';
import type {SearchRecord} from './record';
import {TimeSlicer} from './time-slicer';
import {nameOf, termsOf, termsOfText, wordsOf} from './words';

/** The indexed fields of a record. */
const fields = {
  title: ({levels}) => levels.at(-1)!,
  parents: ({levels}) => levels.slice(0, -1).join(' '),
  anchor: ({url, levels, phrases}) => [addressWords(url, levels.at(-1)!), ...phrases].join(' '),
  content: ({content}) => content,
  names: ({names}) => names.join(' '),
} satisfies Record<string, (record: SearchRecord) => string>;
export type Field = keyof typeof fields;

/** An index whose ids are the positions of the records. */
export type TermIndex = MiniSearch<{id: number; record: SearchRecord}>;

/** Indexes records, and yields to the main thread in between. */
export async function indexRecords(records: readonly SearchRecord[]): Promise<TermIndex> {
  const index: TermIndex = new MiniSearch({
    fields: Object.keys(fields),
    extractField: ({id, record}, field) => (field === 'id' ? id : fields[field as Field](record)),
    tokenize: (text, field) =>
      field === 'title' ? titleTerms(text) : termsOfText(text).filter(isKeyword),
    processTerm: (term) => term,
    // query.ts has split queries into terms already.
    searchOptions: {tokenize: (text) => [text]},
  });
  const slicer = new TimeSlicer();
  for (const [id, record] of records.entries()) {
    index.add({id, record});
    await slicer.yieldIfDue();
  }
  return index;
}

/** Words of the URL that are not in the title: the former names of many pages and headings. */
function addressWords(url: string, title: string): string {
  const [path = '', anchor = path.split('/').at(-2)] = url.split('#');
  const termsOfTitle = new Set(titleTerms(title));
  return wordsOf(anchor ?? '')
    .flatMap(({parts}) => parts)
    .filter(({term}) => !termsOfTitle.has(term))
    .map(({term}) => term)
    .join(' ');
}

/**
 * The terms of a title, also of adjacent words written as one, such as `treeshaking`. Those of a record
 * are needed twice, and records of different pages have the same titles.
 */
const titleTerms = memoize((text: string): string[] => {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, index) => words[index]!.term + word.term);
  return [...new Set([...words.flatMap(termsOf), ...pairs, nameOf(words)])];
});
