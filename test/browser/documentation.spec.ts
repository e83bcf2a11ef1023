import {expect, type Page, test} from '@playwright/test';
import {noise} from './awake';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Concepts', exact: true});
const entry = (page: Page, title: string) =>
  sidebar(page)
    .getByRole('listitem')
    .filter({has: page.getByRole('link', {name: title, exact: true})})
    .first();

async function openHeadings(page: Page, title: string): Promise<void> {
  await entry(page, title).hover();
  await sidebar(page).locator(`summary[aria-label="Headings of ${title}"]`).click();
}

test('headings of another page load when they are opened, and lead there @spec-2.6.4', async ({
  page,
}) => {
  await page.goto('/concepts/entry-points/');
  const loaded = page.waitForRequest('**/content-index/concepts.json');
  await openHeadings(page, 'Output');
  await loaded;
  await entry(page, 'Output').getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/concepts\/output\/#/);
});

test('the place bar and the sidebar swap at one pixel', async ({page}) => {
  await page.goto('/concepts/output/');
  const bar = page.getByRole('button', {name: 'Concepts Output'});
  await page.setViewportSize({width: 767, height: 800});
  await expect(bar).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  await page.setViewportSize({width: 768, height: 800});
  await expect(bar).toBeHidden();
  await expect(sidebar(page)).toBeVisible();
});

test('the sidebar keeps its place from page to page, and shows the current one', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await page.goto('/concepts/under-the-hood/');
  await expect(sidebar(page).getByRole('link', {name: 'Under The Hood'})).toBeInViewport();
  const scrollTop = () => sidebar(page).evaluate((box) => box.scrollTop);
  const before = await scrollTop();
  expect(before).toBeGreaterThan(0);
  await sidebar(page).getByRole('link', {name: 'Dependency Graph', exact: true}).click();
  await expect(page).toHaveURL('/concepts/dependency-graph/');
  await expect.poll(scrollTop).toBe(before);
});

test('a heading that the reader comes near offers to report a mistake there', async ({page}) => {
  const messages = noise(page);
  await page.goto('/concepts/output/');
  const report = page.getByRole('link', {name: 'Report a mistake here (opens in a new tab)'});
  await expect(report).toHaveCount(0);
  const anchor = page.getByRole('link', {name: /^Link to /}).first();
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
