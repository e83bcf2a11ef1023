import {memoize} from '../../../memoize';
import {isKeyword} from './language';
import {type Field, fields} from './term-shards';
import {TimeSlicer} from './time-slicer';
import {nameOf, termsOfText, termWordsOf} from './words';

/** What is indexed of a record. */
export interface IndexedRecord {
  url: string;
  levels: readonly string[];
  content: string;
  phrases: readonly string[];
  /** Names in the code of its section. Browsers do not have them. */
  names?: readonly string[];
}

/** Gives the terms of a record by field. */
const termsByField: Record<Field, (record: IndexedRecord) => string[]> = {
  title: ({levels}) => titleTerms(levels.at(-1)!),
  parents: ({levels}) => levels.slice(0, -1).flatMap(keywordTerms),
  anchor: ({url, levels, phrases}) => [
    ...urlTerms(url, levels.at(-1)!),
    ...phrases.flatMap(keywordTerms),
  ],
  content: ({content}) => keywordTerms(content),
  names: ({names = []}) => names.flatMap(keywordTerms),
};

/**
 * Counts the terms of records. Yields to the main thread meanwhile.
 * @returns the postings of each term, and the number of different terms of each record by field
 */
export async function countTerms(records: Iterable<IndexedRecord>) {
  const postingsByTerm = new Map<string, Map<number, Map<number, number>>>();
  const lengths = fields.map(() => [] as number[]);
  const slicer = new TimeSlicer();
  let id = 0;
  for (const record of records) {
    for (const [field, name] of fields.entries()) {
      const terms = termsByField[name](record);
      lengths[field]!.push(new Set(terms).size);
      // A word of nothing but accents has no term.
      for (const term of terms.filter(Boolean)) {
        const postings = getOrInsert(postingsByTerm, term, () => new Map());
        const counts = getOrInsert(postings, field, () => new Map());
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    id += 1;
    await slicer.yieldIfDue();
  }
  return {postingsByTerm, lengths};
}

function getOrInsert<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

const keywordTerms = (text: string) => termsOfText(text).filter(isKeyword);

/** Words of the URL that are not in the title: the former names of many pages and headings. */
function urlTerms(url: string, title: string): string[] {
  const [path = '', anchor = path.split('/').at(-2)] = url.split('#');
  const termsOfTitle = new Set(titleTerms(title));
  return termWordsOf(anchor ?? '')
    .flatMap(({parts}) => parts)
    .map(({term}) => term)
    .filter((term) => !termsOfTitle.has(term) && isKeyword(term));
}

/**
 * The terms of a title, also of adjacent words written as one, such as `treeshaking`. Memoized, because
 * those of a record are needed twice, and records of different pages have the same titles.
 */
const titleTerms = memoize((text: string): string[] => {
  const words = termWordsOf(text);
  const pairs = words.slice(1).map((word, index) => words[index]!.term + word.term);
  return [...new Set([...words.flatMap(({terms}) => terms), ...pairs, nameOf(words)])];
});
