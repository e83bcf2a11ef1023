import * as z from 'zod/mini';
import {recentSearchesKey as key} from '@site/src/config/search-field';
import type {EntryPoint} from '../entry-points';
import type {Suggestion} from './suggestion';

/** Of each kind. */
const keptAtMost = 4;

const schema = z.object({
  pages: z.array(
    z.object({url: z.string().check(z.startsWith('/')), title: z.string(), place: z.string()}),
  ),
  queries: z.array(z.string()),
});

type Recent = z.infer<typeof schema>;

/** Gives what is kept; nothing when the browser keeps nothing, or something that is not ours. */
function read(): Recent {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return {pages: [], queries: []};
  }
}

function write(recent: Recent): void {
  try {
    localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // Storage may be refused or full: nothing is remembered then.
  }
}

/** Gives the pages that this reader has found by searching, the latest first. */
export const recentPages = (): EntryPoint[] => read().pages;

/** Gives what this reader has searched for, the latest first. */
export const recentQueries = (): string[] => read().queries;

function rememberPage(page: EntryPoint): void {
  const {pages, queries} = read();
  const others = pages.filter(({url}) => url !== page.url);
  write({queries, pages: [page, ...others].slice(0, keptAtMost)});
}

/** Remembers a query that was worth asking: the reader opened a result, or wanted all of them. */
export function rememberQuery(query: string): void {
  const asked = query.trim().slice(0, 100);
  if (asked === '') return;
  const {pages, queries} = read();
  const others = queries.filter((other) => other !== asked);
  write({pages, queries: [asked, ...others].slice(0, keptAtMost)});
}

/** Remembers what was opened, and the query that led there. */
export function rememberRow(row: Suggestion | undefined, query: string): void {
  if (row?.type === 'page') rememberPage({url: row.url, title: row.title, place: row.place});
  if (row?.type !== 'hit') return;
  const {url, title, category, subcategory} = row.hit;
  rememberPage({url, title, place: title === subcategory ? category : subcategory});
  rememberQuery(query);
}

/** Forgets all of it. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be kept need not be removed.
  }
}
