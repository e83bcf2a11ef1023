/**
 * Where the reader left each entry of the history. The browser's own memory serves pages that are
 * loaded; when the application changes the page, it would scroll the old one before the new one
 * is there. Entries are told apart by a number in their state.
 */
const positions = new Map<string, number>();
let current = '';

/** Gives the name of the shown entry, naming it when it is new. */
function nameOfEntry(): string {
  const state = (window.history.state ?? {}) as {place?: string};
  if (state.place !== undefined) return state.place;
  const place = crypto.randomUUID?.() ?? String(Math.random());
  window.history.replaceState({...state, place}, '');
  return place;
}

/** Starts storing positions; gives what stops it. */
export function trackScrollPositions(): () => void {
  current = nameOfEntry();
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
  current = nameOfEntry();
  const top = positions.get(current);
  if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
}
