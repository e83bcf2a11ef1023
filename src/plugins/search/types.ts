/** The types that search engines and the interface share. */
import type {VersionLabel} from '../../versions';

/** Marks around the highlighted part of a text. Private-use characters, which occur on no page and need no escaping. */
export const highlightStart = '\u{e000}';
export const highlightEnd = '\u{e001}';

/** Removes the marks from a text. */
export const stripMarks = (text: string): string =>
  text.replaceAll(highlightStart, '').replaceAll(highlightEnd, '');

export const hitKinds = [
  'page',
  'heading',
  'option',
  'hook',
  'flag',
  'variable',
  'error',
  'package',
] as const;
/** What a hit is about; `page` and `heading` are prose. */
export type HitKind = (typeof hitKinds)[number];

/** Major version of webpack whose documentation is searched. */
export type SearchVersion = VersionLabel;

/** A page, or a part of one, that matches a query: what is shown of it (specification §3, "Search hit"). */
export interface SearchHit {
  /** Path on this site with the hash: `/concepts/output/#multiple-entry-points`. */
  url: string;
  kind: HitKind;
  /** Texts of the levels, from the section on. */
  levels: readonly string[];
  /** Level 0: the section. */
  category: string;
  /** Level 1: the page. */
  subcategory: string;
  /** Levels 2 to 6 joined by ` › `, else level 1, else level 0. */
  title: string;
  /** The last level, with marks. */
  name: string;
  /** An excerpt of the content around the match, with marks; empty when there is none. */
  text: string;
  /** Whether its name matches the whole query. */
  isNamed: boolean;
}

/** Completes a hit of an engine with what follows from its levels. */
export function completeHit(hit: Omit<SearchHit, 'category' | 'subcategory' | 'title'>): SearchHit {
  const [category = '', subcategory = '', ...below] = hit.levels;
  return {...hit, category, subcategory, title: below.join(' › ') || subcategory || category};
}

/** The best hit of another version, shown when it is better than those of this one. */
export interface OtherVersion {
  version: SearchVersion;
  total: number;
  hit: SearchHit;
}

/** What an engine returns for a query. */
export interface SearchResults {
  hits: SearchHit[];
  /** How many hits there are in all. */
  total: number;
}

/** A search engine: embedded or hosted. */
export interface Engine {
  /** Its name and URL, for the line "Search by". */
  about: {name: string; url: string};
  /**
   * Finds the best `count` hits of a version.
   * @param signal stops the search, so that a newer one does not wait for it
   */
  search: (
    query: string,
    version: SearchVersion,
    count: number,
    signal?: AbortSignal,
  ) => Promise<SearchResults>;
  /** Loads what queries to a version need, before the first. */
  preload: (version: SearchVersion) => void;
}

export interface SearchResponse extends SearchResults {
  /** The query, exactly as it was entered. */
  query: string;
  /** The engine that responded. */
  engine: Engine['about'];
  /**
   * Looks for a better hit in other versions, each of which is a separate download. It is missing when a
   * hit of this version is named like the query.
   */
  findOtherVersion?: (signal: AbortSignal) => Promise<OtherVersion | undefined>;
}

/**
 * Searches one version, for 5 hits unless said otherwise.
 * Rejects with a `SearchFailure`, or with the signal's reason when it was aborted.
 */
export type Search = (
  query: string,
  options: {version: SearchVersion; hitsPerPage?: number; signal?: AbortSignal},
) => Promise<SearchResponse>;

/** The error of a failed search, with a message for the reader. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';
}
