/** What readers type, and where they must be led. */
export interface ExpectedAnswer {
  query: string;
  /** Addresses of which one has to come up; those below the prefix of an older version are asked of it. */
  to: readonly [string, ...string[]];
  /** Whether it must be the first answer. */
  first: boolean;
}

/** A query and the addresses of which one answers it. */
export type Row = [query: string, ...to: [string, ...string[]]];

export const asked = (rows: readonly Row[], first = false): ExpectedAnswer[] =>
  rows.map(([query, ...to]) => ({query, to, first}));
