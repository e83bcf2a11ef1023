/** The event that the document gets when the application has rendered another page. */
export const pageShownEvent = 'page-shown';

/** Calls back for the loaded page, and for every page that the application shows after it. */
export function onPageShown(callback: () => void): void {
  callback();
  document.addEventListener(pageShownEvent, callback);
}

/**
 * Calls back when the browser shows the page again out of its back/forward cache. What the reader chose
 * on other pages meanwhile has not reached it.
 */
export function onPageRestored(callback: () => void): void {
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) callback();
  });
}

/** Calls back for each `details` that the reader opens, and for those that are open already. */
export function onDetailsOpened(selector: string, fill: (box: HTMLElement) => unknown): void {
  const fillAll = () => document.querySelectorAll<HTMLElement>(selector).forEach(fill);
  // Toggle events do not bubble.
  document.addEventListener('toggle', fillAll, true);
  onPageShown(fillAll);
}
