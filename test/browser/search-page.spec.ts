import {expect, type Page, test} from '@playwright/test';
import {isAwake, noise} from './awake';
import {hold} from './held-requests';
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

for (const width of [390, 1440]) {
  test(`results stand where a placeholder stood for them, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const release = await hold(page, '**/search-index/**');
    await page.goto('/search/?q=output');
    const main = page.getByRole('main');
    await expect(main.getByText('Loading results')).toBeVisible();
    // It is hidden from those who hear the page: they hear that it loads.
    const lists = main.getByRole('list', {includeHidden: true});
    const place = await lists.filter({has: page.locator('li > div:empty')}).boundingBox();
    release();
    await expect(list(page)).toBeVisible();
    const {x, y, width: length} = (await list(page).boundingBox())!;
    expect(place).toMatchObject({x, width: length});
    // Beside the results stands what the words could mean; where there is one column, above them.
    if (width >= 1240) expect(place!.y).toBe(y);
  });
}

test('an unknown address fills the field with its words, asleep', async ({page}) => {
  await page.goto('/guides/tree-shaking-guide/');
  expect(await isAwake(page)).toBe(false);
  const words = page.getByRole('main').getByRole('searchbox');
  await expect(words).toHaveValue('tree shaking guide');
  await words.press('Enter');
  await expect(page).toHaveURL('/search/?q=tree+shaking+guide');
});
