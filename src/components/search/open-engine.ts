import type {Search} from '@site/src/types/search';

/** Loads what searches, in one file with what suggests, and opens it. */
export async function openEngine(): Promise<Search> {
  const {openSearch} = await import(/* webpackChunkName: "search" */ '@site/src/client/search');
  return openSearch();
}
