/**
 * The scroll position of each history entry, by an id in the state of the entry. The browser's own
 * scroll restoration works for loaded documents only: when the application changes the page, it would
 * scroll before the new page is rendered.
 */
import {
  currentEntryId,
  readScrollPosition,
  storeScrollPosition,
} from '../../../browser/stored-scroll-positions';

const positions = new Map<string, number>();
let currentId = '';
let shownPath = '';

/** Gives the current history entry an id. */
function addEntryId(): string {
  const entryId = crypto.randomUUID?.() ?? String(Math.random());
  window.history.replaceState({...(window.history.state as object | null), entryId}, '');
  return entryId;
}

/** Stores positions with the current history entry from now on. */
function takeEntry(): void {
  currentId = currentEntryId() ?? addEntryId();
  shownPath = window.location.pathname;
}

/**
 * The browser has scrolled to a heading in a new entry: that position is not one of the entry before.
 * Between pages, the old one is shown until the application has rendered the other (`restoreScroll`).
 */
function followHash(): void {
  if (window.location.pathname === shownPath) takeEntry();
}

/** Starts to store positions. Returns a function that stops it. */
export function trackScrollPositions(): () => void {
  takeEntry();
  const setPosition = () => positions.set(currentId, window.scrollY);
  const storePositions = () => positions.forEach((top, id) => storeScrollPosition(id, top));
  const restoreByScript = () => (window.history.scrollRestoration = 'manual');
  restoreByScript();
  setPosition();
  const controller = new AbortController();
  const {signal} = controller;
  window.addEventListener('scroll', setPosition, {passive: true, signal});
  window.addEventListener('popstate', followHash, {signal});
  // Also before a browser discards a tab in the background, which it does without an event.
  document.addEventListener('visibilitychange', storePositions, {signal});
  window.addEventListener('pageshow', restoreByScript, {signal});
  return () => {
    window.history.scrollRestoration = 'auto';
    controller.abort();
  };
}

/** Scrolls to the stored position of the current history entry, if it has one. */
export function restoreScroll(): void {
  takeEntry();
  const top = positions.get(currentId) ?? readScrollPosition(currentId);
  if (top !== null) window.scrollTo({top: Number(top), behavior: 'instant'});
}
