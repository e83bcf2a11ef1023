import type {Areas} from '../../reference';

/** A piece of a row: code of a language, an address, or words. */
export type FactPart = {code: string} | {link: string; text: string} | string;

/** One line of what webpack tells: `Kind  AsyncSeriesHook`. */
export interface FactRow {
  term: string;
  parts: FactPart[];
}

/** What a directive tells of one name. */
export interface KnownFact {
  /** What the directive calls it: `Compiler.run`. */
  name: string;
  /** What the heading above may say. */
  titles: string[];
  rows: FactRow[];
}

/** A directive: `::hook[Compiler.run]`. */
export interface FactKind {
  directive: string;
  /** What readers call such a thing. */
  called: string;
  /** Gives everything of the kind that a version has. */
  facts(areas: Areas): KnownFact[];
}

/** The first row, which also leads to where webpack says it. */
export const sourced = (term: string, source: string, parts: FactPart[]): FactRow => ({
  term,
  parts: [...parts, ' ', {link: source, text: 'source'}],
});

/** A row of words or code; none where there is nothing to say. */
export const row = (term: string, ...parts: (FactPart | undefined)[]): FactRow[] => {
  const said = parts.filter((part) => part !== undefined);
  return said.length > 0 ? [{term, parts: said}] : [];
};

/** Pieces of code with commas between them. */
export const listed = (codes: readonly string[]): FactPart[] =>
  codes.flatMap((code, index) => (index > 0 ? [', ', {code}] : [{code}]));

/** That a thing is deprecated; what replaces it is said by the page. */
export const state = (deprecated: unknown): FactRow[] =>
  row('State', deprecated ? 'deprecated' : undefined);
