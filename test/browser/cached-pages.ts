import {expect, type Page} from '@playwright/test';
import type {Deployment} from './deployment';

/** Waits until the worker is there and keeps a page. */
export const isCached = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (address) => {
        const cache = await caches.open('pages-1');
        return (await cache.match(address)) !== undefined;
      }, path),
    )
    .toBe(true);

/** Opens a page and waits until it is kept. */
export async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isCached(page, path);
}

/** Waits until the worker keeps every file that the page asked for below these addresses. */
export const areCached = (page: Page, ...folders: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async (starts) => {
        const asked = performance
          .getEntriesByType('resource')
          .map(({name}) => name)
          .filter((name) => starts.some((start) => new URL(name).pathname.startsWith(start)));
        const copies = await Promise.all(asked.map((name) => caches.match(name)));
        return asked.filter((_, index) => copies[index] === undefined);
      }, folders),
    )
    .toEqual([]);

/** Takes the connection away, and what the browser itself remembers of files. */
export async function disconnect(page: Page, site: Deployment): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await site.stop();
}

export const title = (page: Page) => page.getByRole('heading', {level: 1});
