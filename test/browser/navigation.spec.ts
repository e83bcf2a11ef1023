import {expect, type Page, test} from '@playwright/test';
import {
  applicationScripts,
  isAwake,
  isMarked,
  mark,
  consoleMessages,
  outputLink,
  wake,
} from './awake';
import {hold} from './held-requests';
import {field} from './search-field';
import {older} from '../support/older-version';

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Leads the application to an address, as a link in the page does. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]')!;
    link.href = href;
    link.click();
  }, address);

test.beforeEach(async ({page}) => {
  await page.goto('/concepts/');
  await wake(page);
  await mark(page);
});

test('links lead on without a reload, and back to where the page was left @spec-2.1.3 @spec-2.5.3 @spec-2.16.2', async ({
  page,
}) => {
  const y = () => page.evaluate(() => Math.round(window.scrollY));
  // The event of a scroll comes before the next frame is drawn.
  const scrollTo = (top: number) =>
    page.evaluate((to) => {
      window.scrollTo(0, to);
      return new Promise((drawn) => requestAnimationFrame(drawn));
    }, top);
  await scrollTo(700);
  await outputLink(page).click();
  await expect(page).toHaveURL('/concepts/output/');
  await expect(page).toHaveTitle('Output | webpack');
  await expect(page.getByRole('heading', {level: 1, name: 'Output'})).toBeFocused();
  await expect(page.getByRole('status').getByText('Output')).toBeAttached();
  expect(await y()).toBe(0);
  await scrollTo(300);
  await page.goBack();
  await expect(page).toHaveTitle('Concepts | webpack');
  await expect.poll(y).toBe(700);
  await page.goForward();
  await expect(page).toHaveTitle('Output | webpack');
  await expect.poll(y).toBe(300);
  expect(await isMarked(page)).toBe(true);

  // A page of an earlier document is loaded.
  await page.reload();
  expect(await isAwake(page)).toBe(false);
  await expect.poll(y).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL('/concepts/');
  await expect(title(page)).toHaveText('Concepts');
  await expect.poll(y).toBe(700);

  // The application, too, knows where pages of an earlier document were left.
  await wake(page);
  await page.goForward();
  await expect(page).toHaveTitle('Output | webpack');
  await expect.poll(y).toBe(300);
});

test('a link to a heading scrolls to it and moves the focus there', async ({page}) => {
  await follow(page, '/concepts/output/#multiple-entry-points');
  await expect(page).toHaveURL('/concepts/output/#multiple-entry-points');
  await expect(page.locator('#multiple-entry-points')).toBeInViewport();
  await expect(page.locator('#multiple-entry-points')).toBeFocused();

  // Headings of the page itself are the browser's, and do not load anything.
  const link = page.locator('[data-anchors] a[href^="#"]').first();
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(`/concepts/output/${hash}`);
  expect(await page.evaluate(() => document.querySelector(':target') !== null)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/concepts/output/#multiple-entry-points');
  expect(await isMarked(page)).toBe(true);
});

test('back from a heading leads to where its link was', async ({page}) => {
  const y = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => {
    window.scrollTo(0, 700);
    return new Promise((drawn) => requestAnimationFrame(drawn));
  });
  // The scroll is reported before the application has rendered, as it is on a slow device.
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('[data-anchors] a[href^="#"]')!.click();
    window.dispatchEvent(new Event('scroll'));
  });
  await expect.poll(y).not.toBe(700);
  await page.goBack();
  await expect(page).toHaveURL('/concepts/');
  await expect.poll(y).toBe(700);
});

test('until the styles of screens are there, the browser opens pages', async ({page}) => {
  const release = await hold(page, '**/assets/css/screens.*');
  await page.goto('/concepts/');
  await wake(page);
  await mark(page);
  await follow(page, '/vote/');
  release();
  await expect(title(page)).toHaveText('Vote and Prioritize');
  expect(await isMarked(page)).toBe(false);
});

test('so does the search', async ({page}) => {
  const release = await hold(page, '**/assets/css/screens.*');
  await page.goto('/concepts/');
  await wake(page);
  await mark(page);
  await field(page).fill('zzzzzz');
  await field(page).press('Enter');
  release();
  await expect(page).toHaveURL('/search/?q=zzzzzz');
  await expect(title(page)).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('pages are fetched ahead where the reader points, not for all links in view', async ({
  page,
}) => {
  await page.waitForLoadState('networkidle');
  const scripts = applicationScripts(page);
  await page.mouse.wheel(0, 300);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await outputLink(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  // What is there already is not asked for again: the click needs nothing from the network.
  await page.route('**/assets/js/**', (route) => route.abort());
  await outputLink(page).click();
  await expect(page).toHaveTitle('Output | webpack');
  expect(await isMarked(page)).toBe(true);
});

test('a link with a modifier opens elsewhere', async ({page, context}) => {
  const opened = context.waitForEvent('page');
  await outputLink(page).click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  await expect(page).toHaveURL('/concepts/');
});

test('pages of other sections and versions are found, or not, without loading anything anew', async ({
  page,
}) => {
  const messages = consoleMessages(page);
  for (const [address, expected] of [
    ['/guides/', 'Guides'],
    ['/glossary/', 'Glossary'],
    [`${older.base}concepts/output/`, 'Output'],
    [older.base, `webpack ${older.label}`],
    ['/concepts/', 'Concepts'],
  ] as const) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await expect(title(page)).toContainText(expected);
  }
  for (const address of ['/guides/no-such-page/', `${older.base}no-such-page/`, '/no-such-page/']) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await expect(title(page)).toHaveText('Page Not Found');
    await page.goBack();
    await expect(title(page)).toHaveText('Concepts');
  }
  await page.goBack();
  await expect(title(page)).toContainText(`webpack ${older.label}`);
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
});
