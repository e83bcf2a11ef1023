import type {Page} from '@playwright/test';

/**
 * Adds up how much of the window moves by itself; call it before the page is opened.
 * @returns gives the sum so far
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const store = window as unknown as {shifted: number};
    store.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[])
        store.shifted += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifted: number}).shifted);
}
