/**
 * Reloads the page when going back changes only the URL. The application created the history entry
 * with `pushState`, so that the browser does not load a document for it; after a reload the application
 * is not awake yet and cannot render the page.
 */
const {pathname} = window.location;
const isAwake = () => document.documentElement.dataset.hasHydrated === 'true';
window.addEventListener('popstate', () => {
  if (!isAwake() && window.location.pathname !== pathname) window.location.reload();
});
