import type {Page} from '@playwright/test';

/**
 * Holds requests back.
 * @param address a pattern, as Playwright's routes have it
 * @returns what lets them through
 */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
