import type {Areas} from '../../reference';
import type {FactAddresses} from './fact-addresses';

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
  /** Whether its facts lead to the entries of hooks, which have to be read for it. */
  namesHooks?: true;
  /**
   * Gives everything of the kind that a version has.
   * @param addresses of the entries of hooks, by the hook's name
   */
  facts(areas: Areas, addresses: FactAddresses): KnownFact[];
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

/** The first of several names, each linked, and how many more there are. */
export function firstLinks(
  links: readonly {link: string; text: string}[],
  most: number,
): FactPart[] {
  const rest = links.length - most;
  return [
    ...links.slice(0, most).flatMap((link, at): FactPart[] => (at > 0 ? [', ', link] : [link])),
    ...(rest > 0 ? [` and ${rest} more`] : []),
  ];
}
