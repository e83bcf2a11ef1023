import {type ConsoleMessage, expect, type Page} from '@playwright/test';
import {scriptNames} from '../../src/plugins/wake/build/static-files';

const staticScript = new RegExp(`/(?:${scriptNames.join('|')})\\.\\w+\\.js$`);

/** Tells whether the application has taken the page over. */
export const isAwake = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Points at a link, and waits until the application has taken the page over. */
export async function wake(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().hover();
  await expect.poll(() => isAwake(page)).toBe(true);
}

/** The entry of another page in the sidebar of the concepts. */
export const outputLink = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Concepts', exact: true})
    .locator('a[href="/concepts/output/"]');

/** Collects the scripts a page asks for, without those of static behaviors. */
export function applicationScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'script' && !staticScript.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

/** What the tests themselves say: their pages have no service worker. */
export const isExpectedWarning = (text: string) =>
  text === 'Service Worker registration blocked by Playwright';

/**
 * No worker keeps the icon of the site: browsers remember it themselves. A newer one without a
 * window asks for it too, and says so when a test made it forget and took the connection away.
 */
const isOfIcon = (message: ConsoleMessage) =>
  message.text() === 'Failed to load resource: net::ERR_CONNECTION_REFUSED' &&
  /\/favicon\.(svg|ico)$/.test(message.location().url);

/** Collects what the console says, broken rules of the content policy included. */
export function consoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || isOfIcon(message)) return;
    if (!/status of 404/.test(text) && !isExpectedWarning(text)) messages.push(text);
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/** Marks the document: whoever finds the mark again has not loaded another one. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, {marked: true}));
/** Tells whether the document still is the marked one. */
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Moves the mouse, which wakes nothing but brings the styles of what opens, and waits for them. */
export async function loadMenuStyles(page: Page): Promise<void> {
  await page.mouse.move(8, 500);
  await expect(page.locator('[data-site-menu]')).toHaveCSS('opacity', '1');
}
