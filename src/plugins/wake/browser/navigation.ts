import {hasApplicationStyles} from '../../../browser/application-styles';

/**
 * Navigates inside the site without a reload, and prefetches the page of a link that the pointer or
 * the focus is on. Listens at the document, because most links are not rendered by React.
 * @returns a function that removes the listeners
 */
export function followLinks(history: Record<'push' | 'replace', (address: string) => void>) {
  const controller = new AbortController();
  const {signal} = controller;

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    const url = pageOf(event.target);
    // Links to headings of the current page are left to the browser, which sets `:target`.
    if (!url || (url.hash && isShown(url)) || !hasApplicationStyles()) return;
    event.preventDefault();
    const address = url.pathname + url.search + url.hash;
    if (isShown(url)) history.replace(address);
    else history.push(address);
  }
  const prefetch = ({target}: Event) => preload(pageOf(target));

  document.addEventListener('click', onClick, {signal});
  for (const eventType of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(eventType, prefetch, {passive: true, signal});
  // The pointer or focus that woke the application may be on a link already.
  document
    .querySelectorAll('a[href]:hover, a[href]:focus')
    .forEach((link) => preload(pageOf(link)));

  return () => controller.abort();
}

const hasModifier = ({metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

const isShown = ({pathname, search}: URL) =>
  pathname === window.location.pathname && search === window.location.search;

/**
 * Gives the URL of a link to a page of this site, unless it opens in another tab. Files are not pages,
 * and printable pages are separate documents without routes in the application.
 */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) {
    return undefined;
  }
  const url = new URL(link.href);
  const isPage =
    url.origin === window.location.origin && !/\.\w+$|\/printable\//.test(url.pathname);
  return isPage ? url : undefined;
}

function preload(url: URL | undefined): void {
  if (!url || isShown(url)) return;
  const loading: unknown = window.docusaurus.preload(url.pathname);
  // Errors do not matter here: a click tries again.
  Promise.resolve(loading).catch(() => {});
}
