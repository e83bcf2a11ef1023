import {memoize} from '../../../memoize';
import {isKeyword} from '../engine/language';
import type {Phrases} from '../engine/serialization';
import {type Field, fields} from '../engine/term-shards';
import {nameOf, termsOfText, termWordsOf} from '../engine/words';
import type {BuiltRecord} from './records';

/** Gives the terms of a record by field. */
const termsByField: Record<Field, (record: BuiltRecord, phrases: readonly string[]) => string[]> = {
  title: ({levels}) => titleTerms(levels.at(-1)!),
  parents: ({levels}) => levels.slice(0, -1).flatMap(keywordTerms),
  anchor: ({url, levels}, phrases) => [
    ...addressTerms(url, levels.at(-1)!),
    ...phrases.flatMap(keywordTerms),
  ],
  content: ({content}) => keywordTerms(content),
  names: ({names}) => names.flatMap(keywordTerms),
};

/**
 * Counts the terms of records, so that browsers need not.
 * @returns the postings of each term, and the number of different terms of each record by field
 */
export function countTerms(records: readonly BuiltRecord[], phrases: Phrases) {
  const postingsByTerm = new Map<string, Map<number, Map<number, number>>>();
  const lengths = fields.map(() => [] as number[]);
  const urls = new Set<string>();
  for (const [id, record] of records.entries()) {
    // Rows and messages have the URL of their heading, which comes before them and has the phrases.
    const phrasesOfRecord = urls.has(record.url) ? [] : (phrases[record.url] ?? []);
    urls.add(record.url);
    for (const [field, name] of fields.entries()) {
      const terms = termsByField[name](record, phrasesOfRecord);
      lengths[field]!.push(new Set(terms).size);
      // A word of nothing but accents has no term.
      for (const term of terms.filter(Boolean)) {
        const postings = getOrInsert(postingsByTerm, term, () => new Map());
        const counts = getOrInsert(postings, field, () => new Map());
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
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
function addressTerms(url: string, title: string): string[] {
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
