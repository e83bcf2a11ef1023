import {recentSearchesKey as key} from '@site/src/plugins/search/config/field';
import type {EntryPoint} from '../entry-points';
import type {Suggestion} from './suggestion';

/** Of each kind. */
const keptAtMost = 4;

interface Recent {
  pages: EntryPoint[];
  queries: string[];
}

/**
 * Gives what is kept; nothing when the browser keeps nothing, and not what is not ours. Checked by
 * hand: zod would be more than all the rest that the field loads (6.3 of 11.3 kB).
 */
function read(): Recent {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>;
    return {pages: listOf(kept.pages, isPage), queries: listOf(kept.queries, isText)};
  } catch {
    return {pages: [], queries: []};
  }
}

const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

const isText = (item: unknown): item is string => typeof item === 'string';

function isPage(item: unknown): item is EntryPoint {
  const {url, title, place} = (item ?? {}) as Record<string, unknown>;
  return [url, title, place].every(isText) && /^\/(?!\/)/.test(String(url));
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
