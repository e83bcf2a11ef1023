// Typing errors of readers. cspell:ignore outptu lodaers
import {expect, type Page, test} from '@playwright/test';
import {isAwake, isMarked, mark, consoleMessages, wake} from './awake';
import {hold} from './held-requests';
import {watchShifts} from './layout-shifts';
import {older} from '../support/older-version';

const suggestions = (page: Page) => page.getByRole('main').getByRole('status');

test('suggests the closest pages, asleep and awake, without moving anything', async ({page}) => {
  const messages = consoleMessages(page);
  const shifts = await watchShifts(page);
  const release = await hold(page, '**/content-index/titles.json');
  await page.goto('/concepts/outptu/');
  await page.evaluate(() => document.fonts.ready);
  const before = await shifts();
  await expect(suggestions(page)).toBeEmpty();
  release();
  await expect(suggestions(page)).toContainText('./concepts/outptu/');
  expect(await isAwake(page)).toBe(false);
  // The second face may arrive meanwhile.
  expect((await shifts()) - before).toBeLessThan(0.002);

  // It keeps them when it wakes, and gives others at another address.
  await wake(page);
  await mark(page);
  const suggested = (address: string) =>
    expect(suggestions(page).getByRole('link', {name: address}).first()).toBeVisible();
  await suggested('./concepts/output/');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main [role=status] a')!;
    link.href = '/concepts/lodaers/';
    link.click();
  });
  await expect(page).toHaveURL('/concepts/lodaers/');
  await suggested('./concepts/loaders/');
  expect(await isMarked(page)).toBe(true);
  await suggestions(page).getByRole('link', {name: './concepts/loaders/'}).first().click();
  await expect(page).toHaveURL('/concepts/loaders/');
  expect(messages).toEqual([]);
});

test('names the version of the address, before and after hydration', async ({page}) => {
  const messages = consoleMessages(page);
  await page.goto(`${older.base}concepts/outptu/`);
  const header = page.getByRole('banner');
  const check = async () => {
    const version = header.getByRole('button', {name: `v${older.label}, select version`});
    await expect(version).toHaveText(`v${older.label}`);
    await expect(header.getByRole('link', {name: 'Documentation'})).toHaveAttribute(
      'href',
      `${older.base}concepts/`,
    );
  };
  await check();
  expect(await isAwake(page)).toBe(false);
  await wake(page);
  await check();
  expect(messages).toEqual([]);
});

test('offers the page of this version first when capital letters are all that differs', async ({
  page,
}) => {
  await page.goto('/Guides/Caching/');
  await expect(suggestions(page).getByRole('link')).toHaveText([
    './guides/caching/',
    `.${older.base}guides/caching/`,
  ]);
});

test('offers the same page of another version', async ({page}) => {
  await page.goto(`${older.base}guides/native-css/`);
  await expect(suggestions(page).getByRole('link').first()).toHaveText('./guides/native-css/');
});

for (const file of ['**/not-found.*.js', '**/content-index/titles.json']) {
  test(`is complete when ${file} does not load`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.route(file, (route) => route.abort());
    await page.goto('/concepts/outptu/', {waitUntil: 'networkidle'});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(suggestions(page)).toBeEmpty();
    await expect(page).toHaveTitle(/ \| webpack$/);
    expect(errors).toEqual([]);
  });
}
