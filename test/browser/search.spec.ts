import {expect, test} from '@playwright/test';
import {applicationScripts, isMarked, mark, noise, wake} from './awake';
import {field, header, options, selected} from './search-field';
import {older} from '../support/older-version';

test.describe('asleep', () => {
  test('the keys lead to the field, and what is typed meanwhile is answered', async ({page}) => {
    await page.goto('/concepts/');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('entry points');
    await expect(selected(page)).toHaveText(/Entry Points/);
    await expect(field(page)).toHaveValue('entry points');
    expect(await options(page).count()).toBeLessThanOrEqual(5);
  });

  for (const key of ['Control+k', 'Meta+k']) {
    test(`${key} does it, too, and a slash in a field is a slash`, async ({page}) => {
      await page.goto(`${older.base}concepts/`);
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('a/b');
      await expect(field(page)).toHaveValue('a/b');
    });
  }

  test('Enter leads to the page of results, in the version of the page', async ({page}) => {
    await page.route('**/assets/js/search.*.js', (route) => route.abort());
    await page.goto(`${older.base}concepts/`);
    await field(page).fill('output');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search/?q=output&version=4');
  });

  test('nothing of the search is loaded until the field has the focus', async ({page}) => {
    const scripts = applicationScripts(page);
    await page.goto('/concepts/');
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => script.includes('/search.'))).toEqual([]);
    await field(page).focus();
    await expect(page.getByRole('group', {name: 'Begin with'})).toBeVisible();
    expect(scripts.filter((script) => script.includes('/search.'))).toHaveLength(1);
  });
});

test.describe('awake', () => {
  test('a result opens in the page, with the focus on what was found', async ({page}) => {
    const messages = noise(page);
    await page.goto('/concepts/');
    await mark(page);
    await field(page).fill('glossary');
    await expect(selected(page)).toBeVisible();
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/glossary\//);
    expect(await isMarked(page)).toBe(true);
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Glossary'})).toBeFocused();
    expect(messages).toEqual([]);
    await field(page).focus();
    await expect(options(page).first()).toBeVisible();
  });

  test('without its index the field says what happened, and finds once it is there', async ({
    page,
  }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto('/concepts/');
    await field(page).fill('entry');
    await expect(header(page).getByRole('alert')).toBeVisible();
    await expect(field(page)).toHaveValue('entry');
    await page.unroute('**/search-index/**');
    await header(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();
  });

  for (const file of ['main', 'search'])
    test(`says so when the script ${file} does not come, and leads to the results`, async ({
      page,
    }) => {
      await page.route(`**/assets/js/${file}.*.js`, (route) => route.abort());
      await page.goto('/concepts/');
      await field(page).fill('entry');
      await expect(page.getByRole('alert')).toHaveText(/The search has not loaded yet/);
      await expect(field(page)).toBeFocused();
      await page.unroute(`**/assets/js/${file}.*.js`);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page).toHaveURL('/search/?q=entry');
      await expect(page.getByRole('region', {name: 'Results'})).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});
