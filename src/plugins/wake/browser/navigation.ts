/**
 * Follows links inside the site without a reload, and prefetches what a link under the pointer or
 * the focus leads to. One listener for the whole document: it serves links that are not React's.
 * @returns what stops it
 */
export function followLinks(history: Record<'push' | 'replace', (address: string) => void>) {
  const controller = new AbortController();
  const {signal} = controller;

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    const url = pageOf(event.target);
    // Headings of the page that is shown are the browser's: it alone can mark them as the target.
    if (!url || (url.hash && isShown(url))) return;
    event.preventDefault();
    const address = url.pathname + url.search + url.hash;
    if (isShown(url)) history.replace(address);
    else history.push(address);
  }
  const prefetch = ({target}: Event) => preload(pageOf(target));

  document.addEventListener('click', onClick, {signal});
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, prefetch, {passive: true, signal});
  // The pointer that woke the application rests on a link already.
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
 * Gives the page of this site that a link leads to in the same tab. Files are not pages, and
 * printable pages are documents of their own, which the application does not know.
 */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) {
    return undefined;
  }
  const url = new URL(link.href);
  const isPage =
    url.origin === window.location.origin && !/\.\w+$|\/printable\/$/.test(url.pathname);
  return isPage ? url : undefined;
}

function preload(url: URL | undefined): void {
  if (!url || isShown(url)) return;
  const loading: unknown = window.docusaurus.preload(url.pathname);
  // A click will try again, and load the page the ordinary way when that fails as well.
  Promise.resolve(loading).catch(() => {});
}
