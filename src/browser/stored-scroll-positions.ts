import {readStored, store} from './storage';

const storageKey = 'scroll-positions';

/** Scroll positions from the top in pixels, by the id in the state of their history entry. */
export type ScrollPositions = Record<string, number>;

/** Reads the positions of the tab's history entries. */
export const readScrollPositions = (): ScrollPositions =>
  JSON.parse(readStored('sessionStorage', storageKey) ?? '{}') as ScrollPositions;

/** Stores the positions for documents that load later. */
export const storeScrollPositions = (positions: ScrollPositions): void =>
  store('sessionStorage', storageKey, JSON.stringify(positions));

/** The id of the current history entry; undefined where the application was not started. */
export const currentEntryId = (): string | undefined =>
  (window.history.state as {entryId?: string} | null)?.entryId;
