import {expect, test} from '@playwright/test';
import {isAwake, noise} from './awake';
import {older} from '../support/older-version';

test.describe('the page of results', () => {
  test('is of a version, and can be sent to somebody', async ({page}) => {
    const messages = noise(page);
    await page.goto('/search/?q=output');
    const list = page.getByRole('region', {name: 'Results'}).getByRole('listitem');
    await expect(list.first()).toBeVisible();
    await page.getByRole('main').getByText(`webpack ${older.label}`, {exact: true}).click();
    await expect(page).toHaveURL(`/search/?q=output&version=${older.label}`);
    await expect(list.first().getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^${older.base}`),
    );
    await page.reload();
    await expect(page.getByRole('radio', {name: `webpack ${older.label}`})).toBeChecked();
    await expect(list.first().getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^${older.base}`),
    );
    expect(messages).toEqual([]);
  });
});

test('an unknown address fills the field with its words, asleep', async ({page}) => {
  await page.goto('/guides/tree-shaking-guide/');
  expect(await isAwake(page)).toBe(false);
  const words = page.getByRole('main').getByRole('searchbox');
  await expect(words).toHaveValue('tree shaking guide');
  await words.press('Enter');
  await expect(page).toHaveURL('/search/?q=tree+shaking+guide');
});
