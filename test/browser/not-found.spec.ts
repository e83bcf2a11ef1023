// Typing errors of readers. cspell:ignore outptu lodaers
import {expect, type Page, test} from '@playwright/test';
import {faultsOf} from './axe';
import {isAwake, isMarked, mark, noise, wake} from './awake';
import {watchShifts} from './layout-shifts';
import {older} from '../support/older-version';

const suggestions = (page: Page) => page.getByRole('main').getByRole('status');

test('suggests the closest pages, asleep and without moving anything', async ({page}) => {
  const messages = noise(page);
  const shifts = await watchShifts(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/content-index/titles.json', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/concepts/outptu/');
  await page.evaluate(() => document.fonts.ready);
  const before = await shifts();
  await expect(suggestions(page)).toBeEmpty();
  arrive();
  await expect(suggestions(page)).toContainText('./concepts/outptu/');
  expect(await isAwake(page)).toBe(false);
  // The second face may arrive meanwhile.
  expect((await shifts()) - before).toBeLessThan(0.002);
  expect(messages).toEqual([]);
  await suggestions(page).getByRole('link', {name: './concepts/output/'}).first().click();
  await expect(page).toHaveURL('/concepts/output/');
});

test('speaks of the version the address lies in, asleep and awake', async ({page}) => {
  const messages = noise(page);
  await page.goto(`${older.base}concepts/outptu/`);
  const header = page.getByRole('banner');
  const check = async () => {
    const version = header.getByRole('button', {name: `v${older.label}, select version`});
    await expect(version).toHaveText(`v${older.label}`);
    await expect(header.getByRole('link', {name: 'Documentation'})).toHaveAttribute(
      'href',
      `${older.base}concepts/`,
    );
    const asked = await page
      .getByRole('search')
      .evaluateAll((forms) =>
        forms.map((form) => new FormData(form as HTMLFormElement).getAll('version')),
      );
    expect(asked).toEqual([[older.label], [older.label]]);
  };
  await check();
  expect(await isAwake(page)).toBe(false);
  await wake(page);
  await check();
  expect(messages).toEqual([]);
});

test('keeps the suggestions when the page wakes, and gives others at another address', async ({
  page,
}) => {
  const messages = noise(page);
  await page.goto('/concepts/outptu/');
  await expect(
    suggestions(page).getByRole('link', {name: './concepts/output/'}).first(),
  ).toBeVisible();
  await wake(page);
  await mark(page);
  await expect(
    suggestions(page).getByRole('link', {name: './concepts/output/'}).first(),
  ).toBeVisible();
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main [role=status] a')!;
    link.href = '/concepts/lodaers/';
    link.click();
  });
  await expect(page).toHaveURL('/concepts/lodaers/');
  await expect(
    suggestions(page).getByRole('link', {name: './concepts/loaders/'}).first(),
  ).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
});

for (const file of ['**/not-found.*.js', '**/content-index/titles.json']) {
  test(`is complete when ${file} cannot be had`, async ({page}) => {
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

test('no other page loads what only this one needs', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const address of ['/', '/concepts/output/', '/vote/']) {
    await page.route('https://api.github.com/**', (route) => route.abort());
    await page.goto(address, {waitUntil: 'networkidle'});
  }
  expect(asked.filter((path) => /not-found|titles/.test(path))).toEqual([]);
});

test('axe finds nothing in the suggestions', async ({page}) => {
  await page.goto('/concepts/outptu/');
  await expect(suggestions(page).getByRole('link').first()).toBeVisible();
  expect(await faultsOf(page, 'main')).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  expect(await faultsOf(page, 'main')).toEqual([]);
});
