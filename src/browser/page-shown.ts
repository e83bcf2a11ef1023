/** Sent to the document when the application has put another page in place. */
export const pageShown = 'page-shown';

/** Calls back for the page that was loaded, and for every page the application shows after it. */
export function onPageShown(callback: () => void): void {
  callback();
  document.addEventListener(pageShown, callback);
}

/** Calls back for each box that the reader opens, and for those that were open before. */
export function onOpened(selector: string, fill: (box: HTMLElement) => unknown): void {
  const fillAll = () => document.querySelectorAll<HTMLElement>(selector).forEach(fill);
  // Toggle events do not bubble.
  document.addEventListener('toggle', fillAll, true);
  onPageShown(fillAll);
}
