import {expect, type Page, test} from '@playwright/test';
import {older} from '../support/older-version';
import {isAwake, consoleMessages} from './awake';

const copy = (page: Page) => page.getByRole('button', {name: /^(Copy Page|Copied|Not copied)$/});

test('the page is copied as Markdown and says so, while the application wakes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const messages = consoleMessages(page);
  await page.goto('/concepts/output/');
  await copy(page).click();
  await expect(copy(page)).toHaveText('Copied');
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^---\ntitle: Output\n[^]+\n# Output\n/,
  );
  await expect.poll(() => isAwake(page)).toBe(true);
  await expect(copy(page)).toHaveText('Copy Page');

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

test('the Markdown of a page is text, and no page of the application', async ({page}) => {
  await page.goto('/concepts/output/');
  await page.getByRole('link', {name: 'View as Markdown'}).click();
  await expect(page.locator('body')).toContainText('# Output');
});

test('a heading that the reader comes near offers to report a mistake there', async ({page}) => {
  const messages = consoleMessages(page);
  await page.goto('/concepts/output/');
  const report = page.getByRole('link', {name: 'Report a mistake here (opens in a new tab)'});
  await expect(report).toHaveCount(0);
  const anchor = page.locator('.heading .anchor').first();
  await anchor.focus();
  await expect(report).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(report).toBeFocused();
  const {searchParams} = new URL((await report.getAttribute('href'))!);
  const hash = await anchor.getAttribute('href');
  expect(searchParams.get('title')).toMatch(/^Mistake on "Output", ".+"$/);
  expect(searchParams.get('body')).toContain(`/concepts/output/${hash} (webpack 5.`);
  expect(messages).toEqual([]);
});

test('the menu of the page lies over no link to another version', async ({page}) => {
  for (const address of [`${older.base}concepts/output/`, older.base])
    for (const width of [768, 844, 1023, 1024]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(address);
      const menu = (await page.getByRole('button', {name: 'Page actions'}).boundingBox())!;
      const links = page.locator('main').getByRole('link', {name: /^(Move|Read|Stay) /});
      await expect(links).not.toHaveCount(0);
      for (const link of await links.all()) {
        const {x, y, width: length, height} = (await link.boundingBox())!;
        const isOver = x + length > menu.x && y < menu.y + menu.height && y + height > menu.y;
        expect(isOver, `${await link.innerText()} at ${width} px of ${address}`).toBe(false);
      }
    }
});
