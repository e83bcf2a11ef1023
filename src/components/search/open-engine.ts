import type {Search} from '@site/src/types/search';

/** Loads what searches, and opens it. */
export async function openEngine(): Promise<Search> {
  const {openSearch} = await import('@site/src/client/search');
  return openSearch();
}
