/**
 * What a loaded document owes to history entries that the application created with `pushState`: the
 * browser neither loads a document for them nor knows where their pages were scrolled to.
 */
import {currentEntryId, readScrollPosition} from './stored-scroll-positions';

const {pathname} = location;
const isAwake = () => document.documentElement.dataset.hasHydrated === 'true';

/** After a reload the application is not awake yet, and going back changes only the URL. */
const isPageOfUrl = () => isAwake() || location.pathname === pathname;

const top = readScrollPosition(currentEntryId());
if (top && history.scrollRestoration === 'manual')
  scrollTo({top: Number(top), behavior: 'instant'});
addEventListener('popstate', () => isPageOfUrl() || location.reload());
addEventListener('pagehide', () => {
  if (isPageOfUrl()) history.scrollRestoration = 'auto';
});
