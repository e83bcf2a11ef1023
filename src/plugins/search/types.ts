/** What the search engine answers and the interface shows: the only types both know. */
import type {VersionLabel} from '../../versions/version';

/** What surrounds a highlighted part. Private characters: no page has them, and they are no HTML. */
export const highlightStart = '\u{e000}';
export const highlightEnd = '\u{e001}';

/** Gives a text without its marks. */
export const unmarked = (text: string): string =>
  text.replaceAll(highlightStart, '').replaceAll(highlightEnd, '');

export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof hierarchyLevels)[number];

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

/** A text with its highlighted parts between the two marks. */
export interface HighlightedText {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

export type HighlightedLevels = Partial<Record<HierarchyLevel, HighlightedText>>;

/** A place on the site that answers a query, as specification §3 "Search hit" describes it. */
export interface SearchHit {
  objectID: string;
  /** Path on this site with the hash: `/concepts/output/#multiple-entry-points`. */
  url: string;
  /** Id of the heading; null for a page's own beginning. */
  anchor: string | null;
  kind: HitKind;
  version: SearchVersion;
  /** Level 0 in plain words: the section. */
  category: string;
  /** Level 1: the page. */
  subcategory: string;
  /** Levels 2 to 6 joined by ` › `, else level 1, else level 0. */
  title: string;
  /** A part of the content around what was found, without marks; empty when there is none. */
  text: string;
  hierarchy: Record<HierarchyLevel, string | null>;
  content: string | null;
  /** Levels without a text are left out. */
  _highlightResult: {
    hierarchy: HighlightedLevels;
    /** The same texts, highlighted inside `camelCase` words: what to show when it has matched. */
    hierarchy_camel: HighlightedLevels;
    content?: HighlightedText;
  };
  _snippetResult: {content?: Pick<HighlightedText, 'value' | 'matchLevel'>};
}

/** The best of another version, told when it knows better. */
export interface OtherVersion {
  version: SearchVersion;
  total: number;
  hit: SearchHit;
}

/** What an engine says to a query. */
export interface Found {
  hits: SearchHit[];
  /** How many there are, whatever is shown. */
  total: number;
}

/** Someone who can be asked. */
export interface Engine {
  /** For the line "Search by". */
  about: {name: string; url: string};
  /** Gives the best `count` hits of a version. */
  ask: (query: string, version: SearchVersion, count: number) => Promise<Found>;
  /** Gets ready for queries to a version. */
  warm: (version: SearchVersion) => void;
}

export interface SearchAnswer extends Found {
  /** The query this answers, exactly as it was asked. */
  query: string;
  /** Who has searched. */
  engine: Engine['about'];
  elsewhere?: OtherVersion;
}

export interface SearchOptions {
  version: SearchVersion;
  /** 5 unless said otherwise. */
  hitsPerPage?: number;
  signal?: AbortSignal;
}

/**
 * Searches one version.
 * Rejects with a `SearchFailure`, or with the signal's reason when it was aborted.
 */
export type Search = (query: string, options: SearchOptions) => Promise<SearchAnswer>;

/**
 * `missing`: there is no index (not built, not deployed, offline); `broken`: what came is no index
 * or no answer; `slow`: nothing came in time; `refused`: the engine says no.
 */
export type FailureReason = 'missing' | 'broken' | 'slow' | 'refused';

/** Why a search has no answer, with a message for the reader. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';

  constructor(
    readonly reason: FailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
