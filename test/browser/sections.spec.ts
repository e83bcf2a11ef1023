import {expect, type Page, test} from '@playwright/test';
import {isMarked, mark, noise, wake} from './awake';
import {older} from '../support/older-version';

test.use({viewport: {width: 1280, height: 800}});

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
  for (const [address, expected] of [
    ['/guides/', 'Guides'],
    ['/glossary/', 'Glossary'],
    [`${older.base}concepts/output/`, 'Output'],
    [older.base, `webpack ${older.label}`],
    ['/concepts/', 'Concepts'],
  ] as const) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await expect(title(page)).toContainText(expected);
  }
  await page.goBack();
  await expect(title(page)).toContainText(`webpack ${older.label}`);
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
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

test('a page that failed while it was pointed at comes with the click', async ({page}) => {
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/js/*.js', (route) => route.abort(), {times: 1});
  const link = page.getByRole('link', {name: 'Glossary'}).first();
  await link.hover();
  await failed;
  await link.click();
  await expect(title(page)).toHaveText('Glossary');
  expect(await isMarked(page)).toBe(true);
});
