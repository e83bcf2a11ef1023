import type {SearchRecord} from './record';
import {normalizeName, stemOf} from './words';

/** What a record may be called in a query. */
interface Names {
  title: string;
  /** `optimization.splitChunks` is meant by `splitChunks`. */
  member: string;
  /** With what it lies in, where that is no page of its own name: `output path`. */
  withParent: string;
  phrases: readonly string[];
}

const namesCache = new WeakMap<SearchRecord, Names>();

function namesOf(record: SearchRecord): Names {
  const cached = namesCache.get(record);
  if (cached) return cached;
  const {levels} = record;
  const title = levels.at(-1)!;
  const [, member = title] = /^\S+\.(\w+)(?:\(.*\))?$/.exec(title) ?? [];
  const names = {
    title: normalizeName(title),
    member: normalizeName(member),
    withParent: levels.length > 2 ? normalizeName(levels.slice(-2).join(' ')) : '',
    phrases: record.phrases.map(normalizeName),
  };
  namesCache.set(record, names);
  return names;
}

/** Typing errors leave a word about as long as it is. */
const isSimilar = (title: string, queryName: string) =>
  Math.abs(title.length - queryName.length) < 3;

const isPage = ({url}: SearchRecord) => !url.includes('#');

/** Tells whether a record is the page that one of the names means. */
export const isPageOf = (record: SearchRecord, names: readonly string[]): boolean =>
  isPage(record) && names.includes(namesOf(record).title);

/** Tells whether a record is the place that people have named for one of the names. */
export const hasPhrase = (record: SearchRecord, names: readonly string[]): boolean =>
  namesOf(record).phrases.some((phrase) => names.includes(phrase));

/** Compares the names of records with what was asked. */
export class NameMatcher {
  private readonly namesakes: number;
  private readonly stem: string;

  /** @param records records that answer: what many of them are called tells little */
  constructor(
    private readonly queryName: string,
    records: readonly SearchRecord[],
  ) {
    this.stem = stemOf(queryName);
    this.namesakes = records.filter(
      (record) => !isPage(record) && namesOf(record).title === queryName,
    ).length;
  }

  /**
   * Tells by how much a record counts for its name.
   * @param match terms of the record that were found, with their fields
   * @param fuzzy whether they may be only similar to those of the query
   */
  factor(record: SearchRecord, match: Record<string, readonly string[]>, fuzzy: boolean): number {
    const {queryName} = this;
    const {title, member, withParent} = namesOf(record);
    if (title === queryName) return isPage(record) ? 6.5 : 3 + 2 / this.namesakes;
    if (member === queryName) return 4.5;
    if (stemOf(title) === this.stem) return isPage(record) ? 4.5 : 3;
    if (withParent === queryName) return 4;
    if (fuzzy && isSimilar(title, queryName) && match[title]?.includes('title')) return 3.5;
    if (queryName.length < 3 || !title.startsWith(queryName)) return 1;
    return 1 + ((isPage(record) ? 3 : 2) * queryName.length) / title.length;
  }
}
