import {expect, type Page, test} from '@playwright/test';
import {isMarked, mark, outputLink, wake} from './awake';
import {hold} from './held-requests';

const scripts = '**/assets/js/*.js';

async function openAwake(page: Page): Promise<void> {
  await page.goto('/concepts/');
  await wake(page);
  await mark(page);
}

const title = (page: Page) => page.getByRole('heading', {level: 1});

test('content that takes long has a placeholder, with the section around it @spec-2.5.3 @spec-4.3', async ({
  page,
}) => {
  await openAwake(page);
  const release = await hold(page, scripts);
  await outputLink(page).click();
  await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toBeVisible();
  await expect(title(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveTitle('Output | webpack');
  const sidebar = page.getByRole('navigation', {name: 'Concepts'});
  await expect(sidebar.getByRole('link', {name: 'Output', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
  release();
  await expect(title(page)).toHaveText('Output');
  await expect(title(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('content that fails says so, keeps the menus, and comes on another try @spec-2.5.3 @spec-4.3 @spec-8.2', async ({
  page,
}) => {
  let fails = true;
  await openAwake(page);
  await page.route(scripts, (route) => (fails ? route.abort() : route.continue()));
  await outputLink(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Error loading content.')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Concepts'})).toBeVisible();

  // The message stays until the server was asked, so that it does not tell that the try is over.
  const secondFailure = page.waitForEvent('requestfailed', (request) => request.method() === 'GET');
  await page.getByRole('button', {name: 'Try again'}).click();
  await secondFailure;
  await expect(alert.getByText('Error loading content.')).toBeVisible();
  fails = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(title(page)).toHaveText('Output');
  await expect(title(page)).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test('after an update of the site, another try brings the page of the new one', async ({page}) => {
  await openAwake(page);
  // The names of files are those of their contents: the new site has others.
  await page.route(scripts, (route) => route.fulfill({status: 404, body: ''}));
  await outputLink(page).click();
  await expect(page.getByText('Error loading content.')).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(title(page)).toHaveText('Output');
  expect(await isMarked(page)).toBe(false);
});

test('a screen of another kind that fails is shown between header and footer', async ({page}) => {
  let fails = true;
  await openAwake(page);
  await page.route(scripts, (route) => (fails ? route.abort() : route.continue()));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Organization'}).click();
  await expect(page.getByText('Error loading content.')).toBeVisible();
  await expect(page).toHaveTitle('Error | webpack');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  // A pointer that comes to rest on a link as the page changes would load the screen by itself.
  await page.mouse.move(2, 2);
  fails = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(title(page)).toHaveText('The Organization');
});
