import {onPageShown} from './page-shown';

/**
 * Loads a script once the reader opens what only it can fill.
 * @param wanted selector of an open place that waits for content
 */
export function whenOpened(wanted: string, load: () => Promise<unknown>): void {
  const loadIfWanted = () => {
    // Without it the page itself stays one click away, and the next toggle tries again.
    if (document.querySelector(wanted)) load().catch(() => {});
  };
  // Toggle events do not bubble. A reader may have opened some before this script arrived.
  if (typeof document !== 'undefined') document.addEventListener('toggle', loadIfWanted, true);
  onPageShown(loadIfWanted);
}
