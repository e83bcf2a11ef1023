import type {Search} from '@site/src/plugins/search/types';

/** Loads what searches, in one file with what suggests, and opens it. */
export async function openEngine(): Promise<Search> {
  const {openSearch} = await import(
    /* webpackChunkName: "search" */ '@site/src/plugins/search/browser'
  );
  return openSearch();
}
