import {expect, test} from '@playwright/test';
import {isAwake} from './awake';

test.use({viewport: {width: 390, height: 844}, hasTouch: true});

test('a tap on a link leads there once', async ({page}) => {
  await page.goto('/concepts/');
  const before = await page.evaluate(() => history.length);
  await page.locator('a[rel=next]').tap();
  await expect(page).not.toHaveURL('/concepts/');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Concepts');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('the menu of the site closes when a link in it was followed', async ({page}) => {
  await page.goto('/concepts/');
  await page.getByRole('button', {name: 'Open menu'}).tap();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await expect.poll(() => isAwake(page)).toBe(true);
  await menu.getByRole('group', {name: 'Show'}).getByText('Concepts').tap();
  await menu.getByRole('link', {name: 'Output', exact: true}).tap();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Output');
  await expect(menu).toBeHidden();
});
