// The folder of the site, as output.publicPath says it.
const base = __webpack_public_path__;

export const urlOf = (route) => base + route;

/** Calls `show` with the route of the URL, now and after each click on a link. */
export function startRouter(show) {
  const showCurrent = () => show(location.pathname.slice(base.length));
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link) return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    showCurrent();
  });
  addEventListener("popstate", showCurrent);
  showCurrent();
}
