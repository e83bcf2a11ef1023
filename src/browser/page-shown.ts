/** Sent to the document when the application has put another page in place. */
export const pageShown = 'page-shown';

/** Calls back for the page that was loaded, and for every page the application shows after it. */
export function onPageShown(callback: () => void): void {
  if (typeof document === 'undefined') return;
  callback();
  document.addEventListener(pageShown, callback);
}
