import {expect, type Page, type Route, test} from '@playwright/test';
import {isMarked, mark, outputLink, wake} from './awake';

test.use({viewport: {width: 1280, height: 800}});

/** Leaves the page awake, and has every script that is still to come handled by `answer`. */
async function withScripts(page: Page, answer: (route: Route) => Promise<void>) {
  await page.goto('/concepts/');
  await wake(page);
  await mark(page);
  await page.route('**/assets/js/*.js', answer);
}

const title = (page: Page) => page.getByRole('heading', {level: 1});

test('content that takes long has a placeholder, with the section around it @spec-2.5.3 @spec-4.3', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await withScripts(page, async (route) => {
    await released;
    await route.continue();
  });
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

test('late content is scrolled to the heading of the address', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await withScripts(page, async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href="/concepts/output/"]')!;
    link.href = '/concepts/output/#multiple-entry-points';
    link.click();
  });
  await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toBeVisible();
  release();
  const heading = page.locator('#multiple-entry-points');
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('content that fails says so, keeps the menus, and comes on another try @spec-2.5.3 @spec-4.3 @spec-8.2', async ({
  page,
}) => {
  let fails = true;
  await withScripts(page, (route) => (fails ? route.abort() : route.continue()));
  await outputLink(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Error loading content.')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Concepts'})).toBeVisible();

  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(alert.getByText('Error loading content.')).toBeVisible();
  fails = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(title(page)).toHaveText('Output');
  await expect(title(page)).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test('a screen of another kind that fails stands between header and footer', async ({page}) => {
  let fails = true;
  await withScripts(page, (route) => (fails ? route.abort() : route.continue()));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Organization'}).click();
  await expect(page.getByText('Error loading content.')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  // A pointer that comes to rest on a link as the page changes would load the screen by itself.
  await page.mouse.move(2, 2);
  fails = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(title(page)).toHaveText('The Organization');
});

test('a file that is gone with an old deployment offers the new page, once', async ({page}) => {
  await withScripts(page, (route) => route.fulfill({status: 404, body: ''}));
  await page.route('**/concepts/output/', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({
      response: answer,
      body: body.replace(/\/main\.\w+\.js/, '/main.0000new.js'),
    });
  });
  await outputLink(page).click();
  await expect(page.getByText('The site was renewed after you opened it.')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('button', {name: 'Load the new page'}).click();
  await expect(title(page)).toHaveText('Output');
  expect(await isMarked(page)).toBe(false);
});
