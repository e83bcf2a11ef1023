/**
 * Going back from a page that was loaded anew to one that the application had shown is, to the
 * browser, a step within one document: it changes the address and leaves the page. As long as no
 * application listens, the page has to be loaded.
 */
const {pathname} = window.location;
const isAwake = () => document.documentElement.dataset.hasHydrated === 'true';
window.addEventListener('popstate', () => {
  if (!isAwake() && window.location.pathname !== pathname) window.location.reload();
});
