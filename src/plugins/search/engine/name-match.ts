import {isInTitle, type Match} from './matches';
import type {SearchRecord} from './record';
import {withoutPrefix} from './pasted-message';
import {flagsIn, type SearchQuery} from './query';
import {nameOf, normalizeName, stemmedNameOf, termWordsOf} from './words';

/** What a record may be called in a query. */
interface Names {
  /** The whole title. */
  title: string;
  /** What may be typed for it: the title, or both forms of a flag, `--output-path, -o`. */
  titles: readonly string[];
  /** The title without the endings of its words. */
  stemmed: string;
  /** The last part of a dotted name: `splitChunks` of `optimization.splitChunks`. */
  member: string;
  /** The title of the record above it, as written: `output`; none for pages, whose parent is a section. */
  parent?: string;
}

const namesCache = new WeakMap<SearchRecord, Names>();

function namesOf(record: SearchRecord): Names {
  const cached = namesCache.get(record);
  if (cached) return cached;
  const {levels} = record;
  const written = record.kind === 'error' ? withoutPrefix(levels.at(-1)!) : levels.at(-1)!;
  const words = termWordsOf(written);
  const title = nameOf(words);
  const [, member] = /^\S+\.(\w+)(?:\(.*\))?$/.exec(written) ?? [];
  const names = {
    title,
    titles: record.kind === 'flag' ? written.split(', ').map(normalizeName) : [title],
    stemmed: stemmedNameOf(words),
    member: member ? normalizeName(member) : title,
    parent: levels.length > 2 ? levels.at(-2) : undefined,
  };
  namesCache.set(record, names);
  return names;
}

/** Longer queries are messages, of which many begin alike: they are not compared as similar names. */
const longestName = 30;

/** Compares lengths only, which typing errors hardly change; the index has matched the letters. */
const isSimilar = (title: string, queryName: string) =>
  queryName.length <= longestName && Math.abs(title.length - queryName.length) < 3;

const isPage = ({url}: SearchRecord) => !url.includes('#');

/** Tells whether a record is a page whose title is one of the names. */
export const isPageOf = (record: SearchRecord, names: readonly string[]): boolean =>
  isPage(record) && names.includes(namesOf(record).title);

/**
 * Tells whether the query is listed for a record in `search-phrases.json`. A flag such as `--env` is
 * not what the phrase `.env` means.
 */
export const hasPhrase = (
  record: SearchRecord,
  {names, flags}: Pick<SearchQuery, 'names' | 'flags'>,
): boolean =>
  record.phrases.some(
    (phrase) =>
      names.includes(normalizeName(phrase)) && flagsIn(phrase).length > 0 === flags.length > 0,
  );

/** Gives the factor by which a record about a flag comes before others in a query with flags. */
export function flagFactor(record: SearchRecord, flags: readonly string[]): number {
  if (flags.length === 0 || record.kind !== 'flag') return 1;
  return namesOf(record).titles.some((title) => flags.includes(title)) ? 50 : 3;
}

/** Compares the names of records with one name of the query. */
export class NameMatcher {
  private readonly namesakeCount: number;

  /**
   * @param stemmedNames the query without the endings of its words
   * @param records all with a word of the query in their title: a title that many share counts less
   */
  constructor(
    private readonly queryName: string,
    private readonly stemmedNames: readonly string[],
    records: readonly SearchRecord[],
  ) {
    this.namesakeCount = records.filter(
      (record) => !isPage(record) && namesOf(record).titles.includes(queryName),
    ).length;
  }

  /**
   * Gives the factor by which the name of a record raises its score; 1 leaves it.
   * @param match terms of the record that match, with their fields
   * @param fuzzy whether terms may match that are only similar to those of the query
   */
  factor(record: SearchRecord, match: Match['match'], fuzzy: boolean): number {
    if (!isInTitle(match)) return 1;
    const {queryName} = this;
    const {title, titles, stemmed, member, parent} = namesOf(record);
    if (titles.includes(queryName)) return isPage(record) ? 6.5 : 3 + 2 / this.namesakeCount;
    if (member === queryName) return 4.5;
    if (this.stemmedNames.includes(stemmed)) return isPage(record) ? 4.5 : 3;
    if (parent && queryName.endsWith(title) && normalizeName(parent) + title === queryName)
      return 4;
    if (fuzzy && isSimilar(title, queryName) && match[title]?.includes('title')) return 3.5;
    if (queryName.length < 3 || !title.startsWith(queryName)) return 1;
    return 1 + ((isPage(record) ? 3 : 2) * queryName.length) / title.length;
  }
}
