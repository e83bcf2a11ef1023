/** What the search engine answers and the interface shows: the only types both know. */
import type {VersionLabel} from '../../versions';

/** What surrounds a highlighted part. Private characters: no page has them, and they are no HTML. */
export const highlightStart = '\u{e000}';
export const highlightEnd = '\u{e001}';

/** Gives a text without its marks. */
export const unmarked = (text: string): string =>
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

/** Major version of webpack that a page is about. */
export type SearchVersion = VersionLabel;

/** A place on the site that answers a query: what specification §3 "Search hit" has shown of it. */
export interface SearchHit {
  /** Path on this site with the hash: `/concepts/output/#multiple-entry-points`. */
  url: string;
  kind: HitKind;
  /** Texts of the levels, from the section on. */
  levels: readonly string[];
  /** Level 0 in plain words: the section. */
  category: string;
  /** Level 1: the page. */
  subcategory: string;
  /** Levels 2 to 6 joined by ` › `, else level 1, else level 0. */
  title: string;
  /** The last level, with marks. */
  name: string;
  /** A part of the content around what was found, with marks; empty when there is none. */
  text: string;
  /** Whether its name has all that was asked. */
  isNamed: boolean;
}

/** Completes what an engine has found by what its levels say. */
export function completeHit(hit: Omit<SearchHit, 'category' | 'subcategory' | 'title'>): SearchHit {
  const [category = '', subcategory = '', ...below] = hit.levels;
  return {...hit, category, subcategory, title: below.join(' › ') || subcategory || category};
}

/** The best result of another version, offered when it is better. */
export interface OtherVersion {
  version: SearchVersion;
  total: number;
  hit: SearchHit;
}

/** What an engine says to a query. */
export interface SearchResults {
  hits: SearchHit[];
  /** How many there are, whatever is shown. */
  total: number;
}

/** Someone who can be asked. */
export interface Engine {
  /** For the line "Search by". */
  about: {name: string; url: string};
  /** Gives the best `count` hits of a version. */
  search: (query: string, version: SearchVersion, count: number) => Promise<SearchResults>;
  /** Gets ready for queries to a version. */
  warm: (version: SearchVersion) => void;
}

export interface SearchAnswer extends SearchResults {
  /** The query this answers, exactly as it was asked. */
  query: string;
  /** The engine that has searched. */
  engine: Engine['about'];
  elsewhere?: OtherVersion;
}

/**
 * Searches one version, for 5 hits unless said otherwise.
 * Rejects with a `SearchFailure`, or with the signal's reason when it was aborted.
 */
export type Search = (
  query: string,
  options: {version: SearchVersion; hitsPerPage?: number; signal?: AbortSignal},
) => Promise<SearchAnswer>;

/** Why a search has no answer, with a message for the reader. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';
}
