import {expect, type Page, test} from '@playwright/test';
import {applicationScripts, isAwake, isMarked, mark, consoleMessages, wake} from './awake';
import {hold} from './held-requests';
import {saveData} from './save-data';
import {field, options, results, selected} from './search-field';
import {recordsAddress, shardFolder} from '../../src/plugins/search/config/engines';
import {newest} from '../../src/versions';
import {older} from '../support/older-version';

function requestedShards(page: Page): readonly string[] {
  const shards: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(shardFolder)) shards.push(request.url());
  });
  return shards;
}

const widthOf = async (page: Page) => (await field(page).boundingBox())!.width;

test('a key leads to the field, and what is typed meanwhile is answered', async ({page}) => {
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
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search/?q=a%2Fb&version=${older.label}`);
  });
}

test('nothing of it is loaded until the field has the focus', async ({page}) => {
  const scripts = applicationScripts(page);
  const ofSearch = () => scripts.filter((script) => script.includes('/search.'));
  await page.goto('/concepts/');
  await wake(page);
  await page.waitForLoadState('networkidle');
  expect(ofSearch()).toEqual([]);
  await field(page).focus();
  await expect(page.getByRole('group', {name: 'Start with'})).toBeVisible();
  expect(ofSearch()).toHaveLength(1);
});

test('a first search runs before the reader types', async ({page}) => {
  const shards = requestedShards(page);
  await page.goto('/concepts/');
  await field(page).focus();
  await expect.poll(() => shards.length).toBeGreaterThan(0);
});

test('when data is to be saved, no search runs until the reader types', async ({page}) => {
  const shards = requestedShards(page);
  await saveData(page);
  await page.goto('/concepts/');
  const records = page.waitForResponse(`**${recordsAddress(newest.label)}`);
  await field(page).click();
  await (await records).finished();
  await expect(options(page).first()).toBeVisible();
  await page.waitForTimeout(1000);
  expect(shards).toEqual([]);
  await page.keyboard.type('entry points');
  await expect(selected(page)).toHaveText(/Entry Points/);
  expect(shards).not.toEqual([]);
});

test('a result opens in the page, with the focus on what was found', async ({page}) => {
  const messages = consoleMessages(page);
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

for (const file of ['main', 'search']) {
  test(`it says so when the script ${file} does not come, and leads to the results`, async ({
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
}

test('the index is on its way before the application has started', async ({page}) => {
  const release = await hold(page, '**/assets/js/main.*.js');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${older.base}concepts/`);
  const records = page.waitForRequest(`**${recordsAddress(older.label)}`);
  await field(page).focus();
  await records;
  release();
  await field(page).fill('entry points');
  await expect(selected(page)).toHaveText(/Entry Points/);
  expect(requests.filter((request) => request.includes('/search-index/'))).toHaveLength(1);
});

test('an index that comes late is told within three seconds, and typing goes on', async ({
  page,
}) => {
  const release = await hold(page, '**/search-index/*.json');
  await page.goto('/concepts/');
  await field(page).focus();
  await expect(page.getByRole('group', {name: 'Start with'})).toBeVisible();
  await field(page).fill('entry');
  const late = page.getByText('The search index is still loading.');
  await expect(late).toBeVisible({timeout: 3000});
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially(' points');
  await expect(late).toBeVisible();
  release();
  await expect(selected(page)).toHaveText(/Entry Points/);
  await expect(field(page)).toHaveValue('entry points');
});

test('a blocked index is told at once, and asked again by typing', async ({page}) => {
  await page.route('**/search-index/*.json', (route) => route.abort());
  await page.goto('/concepts/');
  await field(page).fill('entry');
  await expect(page.getByRole('alert')).toContainText('The search index cannot be reached.', {
    timeout: 3000,
  });
  await page.unroute('**/search-index/*.json');
  await field(page).pressSequentially(' points');
  await expect(selected(page)).toHaveText(/Entry Points/);
});

test('panel and page of results fit a small window', async ({page}) => {
  const isTooWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  await page.setViewportSize({width: 320, height: 844});
  await page.goto('/concepts/output/');
  await field(page).fill('content hash');
  await expect(selected(page)).toBeVisible();
  const {x, width} = (await results(page).boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  expect(await isTooWide()).toBe(false);
  await page.goto('/search/?q=content+hash');
  await expect(page.getByRole('status').filter({hasText: 'results for'})).toBeVisible();
  expect(await isTooWide()).toBe(false);
});

test('Tab onto the icon opens it, and a click elsewhere closes it @spec-4.9 @spec-4.11', async ({
  page,
}) => {
  // Where the row of the header is short, the search is an icon.
  await page.setViewportSize({width: 800, height: 800});
  await page.goto('/concepts/');
  expect(await widthOf(page)).toBeLessThan(60);
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    if (await field(page).evaluate((input) => input === document.activeElement)) break;
  }
  await expect(field(page)).toBeFocused();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(200);
  await page.mouse.click(400, 700);
  await expect.poll(() => widthOf(page)).toBeLessThan(60);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('results are a sheet as high as the window, which a button hides @spec-4.9 @spec-4.10', async ({
    page,
  }) => {
    await page.goto('/concepts/');
    expect(await widthOf(page)).toBeLessThan(60);
    await field(page).tap();
    await expect(field(page)).toBeFocused();
    await expect.poll(() => widthOf(page)).toBeGreaterThan(200);
    await page.keyboard.type('loader');
    await expect(selected(page)).toBeVisible();
    const panel = (await results(page).locator('..').boundingBox())!;
    expect(panel.y + panel.height).toBe(844);
    expect(panel.width).toBe(390);
    await page.getByRole('button', {name: 'Hide search'}).tap();
    await expect(results(page)).toBeHidden();
    await expect.poll(() => widthOf(page)).toBeLessThan(60);
    await expect(field(page)).toHaveValue('loader');
    await field(page).tap();
    await options(page).first().tap();
    await expect(results(page)).toBeHidden();
    await expect(page).not.toHaveURL(/\/concepts\/$/);
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
