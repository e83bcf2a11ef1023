import type {ClientModule} from '@docusaurus/types';
import {announce} from '../../../browser/announce';
import {decodePath} from '../../../decode-path';
import {pageShownEvent} from '../../../browser/page-events';
import {restoreScroll} from './scroll-positions';

/** Moves the focus to the heading in the hash, or to the start of the page, and announces its title. */
function focusTarget(hash: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const target = hash && document.getElementById(decodePath(hash.slice(1)));
  const start = target || heading || document.querySelector('main');
  if (!start) return;
  if (start.tabIndex < 0) start.setAttribute('tabindex', '-1');
  start.focus({preventScroll: true});
  if (heading) announce(heading.textContent);
}

/** Notifies the static scripts of a page change, then scrolls, moves the focus and announces the page. */
export function showPage(): void {
  const {hash} = window.location;
  document.dispatchEvent(new Event(pageShownEvent));
  if (hash) document.getElementById(decodePath(hash.slice(1)))?.scrollIntoView();
  restoreScroll();
  focusTarget(hash);
}

const clientModule: ClientModule = {
  /** Runs after Docusaurus has scrolled: to the top, or to the heading that the hash names. */
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) return showPage();
    if (previousLocation) restoreScroll();
    // In development there is no server markup: the first page is rendered after the static scripts ran.
    else if (process.env.NODE_ENV !== 'production')
      document.dispatchEvent(new Event(pageShownEvent));
  },
};

export default clientModule;
