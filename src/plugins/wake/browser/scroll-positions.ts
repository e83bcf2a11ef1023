/**
 * The scroll position of each history entry, by an id in the state of the entry. The browser's own
 * scroll restoration works for loaded documents only: when the application changes the page, it would
 * scroll before the new page is rendered.
 */
const positions = new Map<string, number>();
let currentId = '';
let shownPath = '';

/** Gives the id of the current history entry; a new entry gets one. */
function currentEntryId(): string {
  const state = (window.history.state ?? {}) as {entryId?: string};
  if (state.entryId !== undefined) return state.entryId;
  const entryId = crypto.randomUUID?.() ?? String(Math.random());
  window.history.replaceState({...state, entryId}, '');
  return entryId;
}

/** Stores positions with the current history entry from now on. */
function takeEntry(): void {
  currentId = currentEntryId();
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
  const store = () => positions.set(currentId, window.scrollY);
  // After a reload, the browser restores the position.
  const restoreByBrowser = () => (window.history.scrollRestoration = 'auto');
  const restoreByScript = () => (window.history.scrollRestoration = 'manual');
  restoreByScript();
  store();
  const controller = new AbortController();
  const {signal} = controller;
  window.addEventListener('scroll', store, {passive: true, signal});
  window.addEventListener('popstate', followHash, {signal});
  window.addEventListener('pagehide', restoreByBrowser, {signal});
  window.addEventListener('pageshow', restoreByScript, {signal});
  return () => {
    restoreByBrowser();
    controller.abort();
  };
}

/** Scrolls to the stored position of the current history entry, if it has one. */
export function restoreScroll(): void {
  takeEntry();
  const top = positions.get(currentId);
  if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
}
