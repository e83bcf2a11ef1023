/**
 * Where the reader left each entry of the history. The browser's own memory serves pages that are
 * loaded; when the application changes the page, it would scroll the old one before the new one
 * is there. A number in the state of an entry identifies it.
 */
const positions = new Map<string, number>();
let current = '';

/** Gives the id of the current history entry, and gives it one when it is new. */
function currentEntryId(): string {
  const state = (window.history.state ?? {}) as {entryId?: string};
  if (state.entryId !== undefined) return state.entryId;
  const entryId = crypto.randomUUID?.() ?? String(Math.random());
  window.history.replaceState({...state, entryId}, '');
  return entryId;
}

/** Starts storing positions; gives what stops it. */
export function trackScrollPositions(): () => void {
  current = currentEntryId();
  const store = () => positions.set(current, window.scrollY);
  // A page that is loaded again is restored by the browser.
  const leave = () => (window.history.scrollRestoration = 'auto');
  const enter = () => (window.history.scrollRestoration = 'manual');
  enter();
  store();
  const controller = new AbortController();
  const {signal} = controller;
  window.addEventListener('scroll', store, {passive: true, signal});
  window.addEventListener('pagehide', leave, {signal});
  window.addEventListener('pageshow', enter, {signal});
  return () => {
    leave();
    controller.abort();
  };
}

/** Scrolls to where the entry that is now shown was left; an entry that is new stays as it is. */
export function restoreScroll(): void {
  current = currentEntryId();
  const top = positions.get(current);
  if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
}
