import {expect, type Page} from '@playwright/test';
import {faultsOf} from './axe';
import {isMarked, mark, consoleMessages, outputLink, wake} from './awake';
import {test} from './deployment';
import {areCached, disconnect, isCached, read, title} from './cached-pages';

/**
 * Has the browser say that the connection is gone, or back. It forgets it with the next document
 * that a worker serves, so the host of these tests is stopped as well.
 */
async function say(page: Page, state: 'offline' | 'online'): Promise<void> {
  await page.context().setOffline(state === 'online');
  await page.context().setOffline(state === 'offline');
}

const notice = (page: Page) => page.getByRole('status').filter({hasText: 'You are offline'});
const savedPages = (page: Page) => page.getByRole('region', {name: 'On this device'});

test('pages that were read open without a connection, with their looks and their behavior @spec-4.27', async ({
  page,
  site,
}) => {
  await read(page, '/concepts/');
  await read(page, '/concepts/output/');
  await page.evaluate(() => document.fonts.ready);
  await disconnect(page, site);

  for (const [path, name] of [
    ['/concepts/', 'Concepts'],
    ['/concepts/output/', 'Output'],
    ['/concepts/output/?utm_source=mail', 'Output'],
    ['/concepts/output', 'Output'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(title(page)).toHaveText(name);
    expect(await page.evaluate(() => document.fonts.check('16px Read'))).toBe(true);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(43, 58, 66)');
  }
  const theme = () => page.locator('html').getAttribute('data-theme');
  const before = await theme();
  await page.locator('[data-theme-toggle]').click();
  expect(await theme()).not.toBe(before);
});

test('a page that the application showed opens without a connection', async ({page, site}) => {
  await read(page, '/concepts/');
  await wake(page);
  await mark(page);
  await outputLink(page).click();
  await expect(title(page)).toHaveText('Output');
  await isCached(page, '/concepts/output/');
  expect(await isMarked(page)).toBe(true);
  await disconnect(page, site);
  await page.reload();
  await expect(title(page)).toHaveText('Output');
});

test(
  'a page that was not read says so, lists those that were, and comes when it can',
  {tag: '@newer-browser'},
  async ({page, site}) => {
    await read(page, '/concepts/');
    await read(page, '/concepts/output/');
    await disconnect(page, site);
    const messages = consoleMessages(page);
    const response = await page.goto('/guides/installation/');
    expect(response?.status()).toBe(503);
    await expect(title(page)).toHaveText('No Connection');
    await expect(page).toHaveTitle('Offline | webpack');
    await expect(savedPages(page).getByRole('status')).toHaveText(
      '2 pages, the most recently read first:',
    );
    await expect(savedPages(page).getByRole('link')).toHaveText(['Output', 'Concepts']);
    expect(await page.evaluate(() => document.fonts.check('16px Read'))).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    expect(messages.filter((message) => !message.includes('503'))).toEqual([]);

    await savedPages(page).getByRole('link', {name: 'Concepts'}).click();
    await expect(title(page)).toHaveText('Concepts');
    await page.goto('/guides/installation/');
    await site.start();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(title(page)).toHaveText('Installation');

    await disconnect(page, site);
    await page.goto('/glossary/');
    await expect(title(page)).toHaveText('No Connection');
    // Its script has run: what hears of the connection is there.
    await expect(savedPages(page).getByRole('status')).toContainText('pages');
    await site.start();
    await say(page, 'online');
    await expect(title(page)).toHaveText('Glossary');
  },
);

test('a page says when the connection is gone, and leads to what can be read', async ({
  page,
  site,
}) => {
  await read(page, '/concepts/');
  await expect(notice(page)).toBeHidden();
  await disconnect(page, site);
  await say(page, 'offline');
  await expect(notice(page)).toBeInViewport();
  await expect(notice(page)).toHaveCSS('position', 'sticky');
  await say(page, 'online');
  await expect(notice(page)).toBeHidden();
  await say(page, 'offline');
  await notice(page).getByRole('link', {name: 'Pages you can read now'}).click();
  await expect(title(page)).toHaveText('No Connection');
  await expect(savedPages(page).getByRole('link')).toHaveText(['Concepts']);
});

test(
  'the search answers without a connection once it was used',
  {tag: '@newer-browser'},
  async ({page, site}) => {
    const field = page.getByRole('banner').locator('[name=q]');
    await read(page, '/concepts/');
    await page.reload();
    const option = page.getByRole('option', {selected: true});
    await field.fill('entry points');
    // The first search opens all records, which keeps a processor busy.
    await option.waitFor();
    await expect(option).toHaveText(/Entry Points/);
    await areCached(page, '/assets/', '/search-index/');
    await disconnect(page, site);
    await page.goto('/concepts/');
    await field.fill('output');
    await option.waitFor();
    await expect(option).toHaveText(/Output/);
  },
);

test('an address that leads nowhere is not kept, and neither is a printable page', async ({
  page,
  site,
}) => {
  await read(page, '/concepts/');
  expect((await page.goto('/no-such-page/'))?.status()).toBe(404);
  await page.goto('/concepts/printable/');
  await disconnect(page, site);
  for (const path of ['/no-such-page/', '/concepts/printable/']) {
    await page.goto(path);
    await expect(title(page)).toHaveText('No Connection');
    await expect(savedPages(page).getByRole('link')).toHaveText(['Concepts']);
  }
});
