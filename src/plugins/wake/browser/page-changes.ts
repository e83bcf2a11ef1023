import type {ClientModule} from '@docusaurus/types';
import {announce} from '../../../browser/announce';
import {decodePath} from '../../../browser/decode-path';
import {pageShownEvent} from '../../../browser/page-events';
import {restoreScroll} from './scroll-positions';

/** Moves those who do not see the page to its start, and says where they are. */
function focusStart(hash: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const named = hash && document.getElementById(decodePath(hash.slice(1)));
  const start = named || heading || document.querySelector('main');
  if (!start) return;
  if (start.tabIndex < 0) start.setAttribute('tabindex', '-1');
  start.focus({preventScroll: true});
  if (heading) announce(heading.textContent);
}

/** Announces a page change to screen readers and to the static behaviors. */
export function showPage(): void {
  const {hash} = window.location;
  document.dispatchEvent(new Event(pageShownEvent));
  if (hash) document.getElementById(decodePath(hash.slice(1)))?.scrollIntoView();
  restoreScroll();
  focusStart(hash);
}

const clientModule: ClientModule = {
  /** Runs after Docusaurus has scrolled: to the top, or to the heading that the hash names. */
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) return showPage();
    if (previousLocation) restoreScroll();
    // Without server markup, in development, the first page too comes after the static behaviors.
    else if (process.env.NODE_ENV !== 'production')
      document.dispatchEvent(new Event(pageShownEvent));
  },
};

export default clientModule;
