import {readFileSync} from 'node:fs';

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

/** Asked of the built site, as soon as one of their pages is written. */
export const queries: readonly ExpectedAnswer[] = readFileSync(
  'test/fixtures/search-queries.txt',
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => {
    const [, mark, query = '', to = ''] = /^(! )?(.+) → (\/\S*(?: \/\S*)*)$/.exec(line) ?? [];
    if (to === '')
      throw new Error(`test/fixtures/search-queries.txt: no query and address: ${line}`);
    return {query, to: to.split(' ') as [string, ...string[]], first: mark !== undefined};
  });
