import type {ClientModule} from '@docusaurus/types';
import {announce} from './static/announce';
import {pageShown} from './static/page-shown';
import {restoreScroll} from './scroll-places';

/** Moves those who do not see the page to its start, and says where they are. */
function focusStart(hash: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  const start = named || heading || document.querySelector('main');
  if (!start) return;
  if (start.tabIndex < 0) start.setAttribute('tabindex', '-1');
  start.focus({preventScroll: true});
  if (heading) announce(heading.textContent);
}

const clientModule: ClientModule = {
  /** Runs after Docusaurus has scrolled: to the top, or to the heading that the hash names. */
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation) restoreScroll();
    const isOtherPage = previousLocation && previousLocation.pathname !== location.pathname;
    // Without server markup, in development, the first page too comes after the static behaviors.
    if (isOtherPage || process.env.NODE_ENV !== 'production') {
      document.dispatchEvent(new Event(pageShown));
    }
    if (isOtherPage) focusStart(location.hash);
  },
};

export default clientModule;
