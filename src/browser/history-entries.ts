/**
 * What a loaded document owes to history entries that the application created with `pushState`: the
 * browser neither loads a document for them nor knows where their pages were scrolled to.
 */
import {currentEntryId, readScrollPositions} from './stored-scroll-positions';

const {pathname} = window.location;
const isAwake = () => document.documentElement.dataset.hasHydrated === 'true';

/** After a reload the application is not awake yet, and going back changes only the URL. */
const isPageOfUrl = () => isAwake() || window.location.pathname === pathname;

if (window.history.scrollRestoration === 'manual') {
  const top = readScrollPositions()[currentEntryId() ?? ''];
  if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
}
window.addEventListener('popstate', () => {
  if (!isPageOfUrl()) window.location.reload();
});
window.addEventListener('pagehide', () => {
  if (isPageOfUrl()) window.history.scrollRestoration = 'auto';
});
