import {expect, type Page, test} from '@playwright/test';
import {isAwake, noise} from './awake';
import {older} from '../support/older-version';

const copy = (page: Page) => page.getByRole('button', {name: /^(Copy page|Copied|Not copied)$/});

test('the page is copied as Markdown and says so, while the application wakes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const messages = noise(page);
  await page.goto('/concepts/output/');
  await copy(page).click();
  await expect(copy(page)).toHaveText('Copied');
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^---\ntitle: Output\n[^]+\n# Output\n/,
  );
  await expect.poll(() => isAwake(page)).toBe(true);
  await expect(copy(page)).toHaveText('Copy page');

  // The page that the application went to is the one that is copied then.
  await page
    .getByRole('navigation', {name: 'Concepts'})
    .getByText('Loaders', {exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Loaders');
  await copy(page).click();
  await expect(copy(page)).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('url: https://webpack.js.org/concepts/loaders/\n');
  expect(messages).toEqual([]);
});

test('the menu over the text does what the links after it do', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/concepts/output/');
  await page.getByRole('button', {name: 'Page actions'}).click();
  const menu = page.locator('#page-actions');
  await expect(menu.getByRole('link', {name: /^Report a Mistake/})).toBeVisible();
  await copy(page).and(menu.getByRole('button')).click();
  await expect(menu.getByRole('button', {name: 'Copied'})).toBeVisible();
});

test('the Markdown of a page is text, and no page of the application', async ({page}) => {
  await page.goto(`${older.base}concepts/output/`);
  const [answer] = await Promise.all([
    page.waitForResponse(`**${older.base}concepts/output/index.md`),
    page.getByRole('link', {name: 'View as Markdown'}).click(),
  ]);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the page links stand after the text', async ({page}) => {
    await page.goto('/loaders/css-loader/');
    const links = page.getByRole('list', {name: 'Page links'});
    for (const name of [/^Jump to Repository/, /^Edit Document/, 'View as Markdown'])
      await expect(links.getByRole('link', {name})).toBeVisible();
    for (const name of ['Print Document', 'Copy page'])
      await expect(links.getByRole('button', {name})).toBeVisible();
  });
});
