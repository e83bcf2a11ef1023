import {expect, type Page, test} from '@playwright/test';
import {applicationScripts, isMarked, mark, noise, wake} from './awake';
import {older} from '../support/older-version';

test.use({viewport: {width: 1280, height: 800}});

/** The files with the routes of a section's pages. */
const tables = '**/assets/js/pages*.js';

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Leads the application to an address, as a link in the page does. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]')!;
    link.href = href;
    link.click();
  }, address);

test.beforeEach(async ({page}) => {
  await page.goto('/concepts/');
  await wake(page);
  await mark(page);
});

test('the pages of other sections and of the other version are found when they are wanted', async ({
  page,
}) => {
  const messages = noise(page);
  const scripts = applicationScripts(page);
  for (const [address, expected] of [
    ['/guides/', 'Guides'],
    ['/glossary/', 'Glossary'],
    [`${older.base}concepts/output/`, 'Output'],
    [older.base, 'webpack 4'],
    ['/concepts/', 'Concepts'],
  ] as const) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await expect(title(page)).toContainText(expected);
  }
  await page.goBack();
  await expect(title(page)).toContainText('webpack 4');
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
  const fetched = scripts.map((file) => /\/(pages\w*)\./.exec(file)?.[1]).filter(Boolean);
  expect(fetched).toEqual(['pages_guides', 'pages', 'pages_v4_concepts', 'pages_v4']);
});

test('a page that a section does not have is not found, without loading anything anew', async ({
  page,
}) => {
  for (const address of ['/guides/no-such-page/', `${older.base}no-such-page/`, '/no-such-page/']) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await expect(title(page)).toHaveText('Page Not Found');
    await page.goBack();
    await expect(title(page)).toHaveText('Concepts');
  }
  expect(await isMarked(page)).toBe(true);
});

test('a section that takes long has a placeholder, and then the page', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(tables, async (route) => {
    await released;
    await route.continue();
  });
  await follow(page, '/guides/installation/');
  await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  release();
  await expect(title(page)).toHaveText('Installation');
  await expect(title(page)).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test('a section that fails says so, and comes on another try', async ({page}) => {
  let fails = true;
  await page.route(tables, (route) => (fails ? route.abort() : route.continue()));
  await follow(page, `${older.base}concepts/`);
  await expect(page.getByText('Error loading content.')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  fails = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(title(page)).toHaveText('Concepts');
  await expect(page).toHaveURL(`${older.base}concepts/`);
  expect(await isMarked(page)).toBe(true);
});

test('a section that failed while it was pointed at comes with the click', async ({page}) => {
  const failed = page.waitForEvent('requestfailed');
  await page.route(tables, (route) => route.abort(), {times: 1});
  const link = page.getByRole('link', {name: 'Glossary'}).first();
  await link.hover();
  await failed;
  await link.click();
  await expect(title(page)).toHaveText('Glossary');
  expect(await isMarked(page)).toBe(true);
});

test('what is shown stays when the pages of another section come', async ({page}) => {
  const main = await page.locator('main').elementHandle();
  const come = page.waitForResponse(tables);
  await page.getByRole('banner').getByRole('link', {name: 'Contribute'}).hover();
  await (await come).finished();
  await page.evaluate(() => (window.location.hash = '#entry'));
  await expect(page).toHaveURL('/concepts/#entry');
  await page.waitForLoadState('networkidle');
  expect(await main!.evaluate((element) => element.isConnected)).toBe(true);
});
