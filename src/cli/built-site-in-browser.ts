import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext} from '@playwright/test';

/**
 * Gives a browser the built site at its real address, so that the links of a PDF lead there, and
 * nothing from anywhere else.
 * @param folder absolute folder of the built site
 * @param origin address of the site without a slash at the end
 */
export async function serveBuiltSite(
  context: BrowserContext,
  folder: string,
  origin: string,
): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const file = path.join(folder, decodeURIComponent(url.pathname).replace(/\/$/, '/index.html'));
    if (url.origin === origin && existsSync(file)) await route.fulfill({path: file});
    else await route.abort();
  });
}
