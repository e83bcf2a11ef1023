import {expect, type Page, test} from '@playwright/test';
import {isAwake, noise} from './awake';
import {older} from '../support/older-version';

const list = (page: Page) => page.getByRole('region', {name: 'Results'}).getByRole('list').first();

test('results are of a version, and can be sent to somebody', async ({page}) => {
  const messages = noise(page);
  const first = list(page).getByRole('listitem').first().getByRole('link').first();
  await page.goto('/search/?q=output');
  await expect(first).toBeVisible();
  await page.getByRole('main').getByText(`webpack ${older.label}`, {exact: true}).click();
  await expect(page).toHaveURL(`/search/?q=output&version=${older.label}`);
  await expect(first).toHaveAttribute('href', new RegExp(`^${older.base}`));
  await page.reload();
  await expect(page.getByRole('radio', {name: `webpack ${older.label}`})).toBeChecked();
  await expect(first).toHaveAttribute('href', new RegExp(`^${older.base}`));
  expect(messages).toEqual([]);
});

test('an unknown address fills the field with its words, asleep', async ({page}) => {
  await page.goto('/guides/tree-shaking-guide/');
  expect(await isAwake(page)).toBe(false);
  const words = page.getByRole('main').getByRole('searchbox');
  await expect(words).toHaveValue('tree shaking guide');
  await words.press('Enter');
  await expect(page).toHaveURL('/search/?q=tree+shaking+guide');
});
