import MiniSearch from 'minisearch';
import {saysSomething} from './language';
import type {SearchRecord} from './record';
import {joined, termsOf, wordsOf} from './words';

/** What is indexed of a record: `title` is its last level, `parents` are those above, `anchor` has other words of the address, and phrases. */
export const fields = ['title', 'parents', 'anchor', 'content', 'names'] as const;
export type Field = (typeof fields)[number];

/** A record with its place in the index. */
interface Entry extends Record<Field, string> {
  id: number;
}

export type TermIndex = MiniSearch<Entry>;

/** How long the browser may be kept from other work while the index is made. */
const slice = 10;

/**
 * Indexes records, and lets others work in between.
 * @param pause resolves when it is our turn again
 */
export async function indexRecords(records: readonly SearchRecord[], pause: () => Promise<void>) {
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    tokenize: (text, field) =>
      field === 'title' ? titleTerms(text) : wordsOf(text).flatMap(termsOf).filter(saysSomething),
    processTerm: (term) => term,
    // The terms of a query are made by query.ts.
    searchOptions: {tokenize: (text) => [text]},
  });
  let started = performance.now();
  for (const [id, record] of records.entries()) {
    index.add(entryOf(record, id));
    if (performance.now() - started > slice) {
      await pause();
      started = performance.now();
    }
  }
  return index;
}

function entryOf(record: SearchRecord, id: number): Entry {
  const title = record.levels.at(-1)!;
  return {
    id,
    title,
    parents: record.levels.slice(0, -1).join(' '),
    anchor: [addressWords(record.url, title), ...record.phrases].join(' '),
    content: record.content,
    names: record.names.join(' '),
  };
}

/** Words of the address that the title has not: many headings and pages were renamed. */
function addressWords(url: string, title: string): string {
  const [path = '', anchor = path.split('/').at(-2)] = url.split('#');
  const named = new Set(titleTerms(title));
  return wordsOf(anchor ?? '')
    .flatMap(({parts}) => parts)
    .filter(({term}) => !named.has(term))
    .map(({term}) => term)
    .join(' ');
}

/** A title is also found by neighbors written together, as in `treeshaking`. */
function titleTerms(text: string): string[] {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, before) => words[before]!.term + word.term);
  return [...new Set([...words.flatMap(termsOf), ...pairs, joined(text)])];
}
