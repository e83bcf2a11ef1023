import MiniSearch from 'minisearch';
import {isKeyword} from './language';
import type {SearchRecord} from './record';
import {Turns} from './turns';
import {normalizeName, termsOf, termsOfText, wordsOf} from './words';

/** What is indexed of a record. */
const fields = {
  title: ({levels}) => levels.at(-1)!,
  parents: ({levels}) => levels.slice(0, -1).join(' '),
  anchor: ({url, levels, phrases}) => [addressWords(url, levels.at(-1)!), ...phrases].join(' '),
  content: ({content}) => content,
  names: ({names}) => names.join(' '),
} satisfies Record<string, (record: SearchRecord) => string>;
export type Field = keyof typeof fields;

/** Its ids are the places of the records. */
export type TermIndex = MiniSearch<{id: number; record: SearchRecord}>;

/** Indexes records, and lets others work in between. */
export async function indexRecords(records: readonly SearchRecord[]): Promise<TermIndex> {
  const index: TermIndex = new MiniSearch({
    fields: Object.keys(fields),
    extractField: ({id, record}, field) => (field === 'id' ? id : fields[field as Field](record)),
    tokenize: (text, field) =>
      field === 'title' ? titleTerms(text) : termsOfText(text).filter(isKeyword),
    processTerm: (term) => term,
    // The terms of a query are made by query.ts.
    searchOptions: {tokenize: (text) => [text]},
  });
  const turns = new Turns();
  for (const [id, record] of records.entries()) {
    index.add({id, record});
    await turns.next();
  }
  return index;
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
  return [...new Set([...words.flatMap(termsOf), ...pairs, normalizeName(text)])];
}
