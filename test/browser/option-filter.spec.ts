import {expect, test} from '@playwright/test';

test('the list of all options shows what has all words that are typed, and leads there', async ({
  page,
}) => {
  const address = '/configuration/all-options/';
  const list = page.getByRole('list', {name: 'All options'});
  const entry = (name: string) => list.getByRole('link', {name, exact: true});
  await page.goto(address);
  const field = page.getByRole('searchbox', {name: 'Filter the options'});
  const index = page.getByRole('navigation', {name: 'Options at the top'});
  await expect(index).toBeVisible();
  await field.fill('output clean');
  await expect(index).toBeHidden();
  await expect(entry('output.clean')).toBeVisible();
  await expect(entry('output.path')).toBeHidden();
  await expect(page.getByRole('status').filter({hasText: /^\d of \d+ options$/})).toBeVisible();
  await field.fill('outputclean');
  await entry('output.clean').click();
  await expect(page).toHaveURL(/\/configuration\/output\/#outputclean$/);

  // With Enter the site is searched for it.
  await page.goto(address);
  await field.fill('no such thing');
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=no\+such\+thing$/);
});

test('the glossary shows the terms that have what is typed, in their name or their text', async ({
  page,
}) => {
  await page.goto('/glossary/');
  const term = (name: string) => page.getByRole('heading', {level: 3, name, exact: true});
  const letter = page.locator('article h2').first();
  await page.getByRole('searchbox', {name: 'Filter the terms'}).fill('module graph');
  await expect(page.getByRole('status').filter({hasText: /^\d+ of \d+ terms$/})).toBeVisible();
  await expect(term('Browserslist')).toBeHidden();
  await expect(letter).toBeHidden();
});

test('the releases after the one of the reader stay', async ({page}) => {
  await page.goto('/releases/');
  const entries = page.locator('main .releases').getByRole('term');
  const all = await entries.count();
  const version = page.getByRole('searchbox', {name: 'Show releases after version'});
  await version.fill('6');
  await expect(entries).toHaveCount(0);
  await version.fill('5.90');
  await expect(entries.filter({hasText: '5.112.0'})).toBeVisible();
  const left = await entries.count();
  expect(left).toBeLessThan(all);
  await expect(page.getByText(`${left} of ${all} releases are newer`)).toBeVisible();
});
