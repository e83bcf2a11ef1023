import {readStored, store} from './storage';

/** The id of the current history entry; undefined where the application was not started. */
export const currentEntryId = () => (history.state as {entryId?: string} | null)?.entryId;

const storageKey = (entryId?: string) => `scroll:${entryId}`;

/** Reads how far the page of a history entry was scrolled, in pixels; null when it is not stored. */
export const readScrollPosition = (entryId?: string) =>
  readStored('sessionStorage', storageKey(entryId));

/** Stores how far the page of a history entry was scrolled, in pixels, for documents that load later. */
export const storeScrollPosition = (entryId: string, top: number): void =>
  store('sessionStorage', storageKey(entryId), String(top));
