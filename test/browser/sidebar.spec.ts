import {expect, type Page, test} from '@playwright/test';
import {newest} from '../../src/versions';
import {isAwake, isMarked, mark, consoleMessages, outputLink, wake} from './awake';
import {answerBadges} from './elsewhere';
import {older} from '../support/older-version';

const sidebar = (page: Page, section = 'Concepts') =>
  page.getByRole('navigation', {name: section, exact: true});
const link = (page: Page, name: string) => sidebar(page).getByRole('link', {name, exact: true});
const headingsOf = (page: Page, title: string) =>
  sidebar(page).locator(`details:has(> summary[aria-label="Headings of ${title}"])`);

test('an item is open when it is the current page, and closed again on another @spec-2.6.5 @spec-4.4', async ({
  page,
}) => {
  await page.goto('/concepts/output/');
  await wake(page);
  await mark(page);
  await expect(headingsOf(page, 'Output')).toHaveAttribute('open');
  const nested = headingsOf(page, 'Output').locator('ul ul').getByRole('link');
  await expect(nested.first()).toHaveText('Placeholders');
  await expect(headingsOf(page, 'Output').locator('ul ul ul')).toHaveCount(0);
  await headingsOf(page, 'Output').locator('summary').click();
  await expect(nested.first()).toBeHidden();
  await link(page, 'Loaders').hover();
  await headingsOf(page, 'Loaders').locator('summary').click();
  await expect(headingsOf(page, 'Loaders')).toHaveAttribute('open');

  await link(page, 'Entry Points').click();
  await expect(page).toHaveTitle('Entry Points | webpack');
  expect(await isMarked(page)).toBe(true);
  await expect(headingsOf(page, 'Entry Points')).toHaveAttribute('open');
  await expect(headingsOf(page, 'Loaders')).not.toHaveAttribute('open');
});

test('headings of another page load when they are opened, once, and lead there @spec-2.6.4', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/concepts/');
  // Without a sign: the page stays asleep.
  await page.evaluate(() => {
    const summary = document.querySelector('summary[aria-label="Headings of Output"]');
    (summary?.parentElement as HTMLDetailsElement).open = true;
  });
  const heading = page.locator('[data-headings] a[href^="/concepts/output/#"]').first();
  await expect(heading).toBeVisible();
  expect(await isAwake(page)).toBe(false);
  await wake(page);
  await expect(heading).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/content-index'))).toEqual([
    '/content-index/concepts.json',
  ]);
  await heading.click();
  await expect(page).toHaveURL(/\/concepts\/output\/#/);
});

test('it ends where the window ends, and keeps its place from page to page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await page.goto('/configuration/output/');
  await page.locator('[data-dismiss-notification]').click();
  const bottom = () =>
    sidebar(page, 'Configuration').evaluate((box) =>
      Math.round(box.getBoundingClientRect().bottom),
    );
  await expect.poll(bottom).toBe(400);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(bottom).toBe(400);

  await page.goto('/concepts/under-the-hood/');
  await expect(link(page, 'Under The Hood')).toBeInViewport();
  const scrollTop = () => sidebar(page).evaluate((box) => box.scrollTop);
  const before = await scrollTop();
  expect(before).toBeGreaterThan(0);
  await link(page, 'Dependency Graph').click();
  await expect(page).toHaveURL('/concepts/dependency-graph/');
  await expect.poll(scrollTop).toBe(before);
});

test('the location bar replaces it below 768 pixels', async ({page}) => {
  await page.goto('/concepts/output/');
  const bar = page.getByRole('button', {name: 'Concepts Output'});
  for (const width of [767, 768]) {
    await page.setViewportSize({width, height: 800});
    await expect(bar).toBeVisible({visible: width < 768});
    await expect(sidebar(page)).toBeVisible({visible: width >= 768});
  }
});

test('its badge says the version as text; the image waits for the pointer @spec-2.6.1', async ({
  page,
}) => {
  const asked = await answerBadges(page);
  const image =
    'https://img.shields.io/github/package-json/v/webpack/webpack.svg?label=webpack&style=flat-square&maxAge=3600';
  const badge = sidebar(page).getByRole('link', {name: /^webpack \d+\.\d+\.\d+/});
  const messages = consoleMessages(page);
  await page.goto('/concepts/output/', {waitUntil: 'networkidle'});
  await expect(badge).toContainText(`webpack ${newest.webpack}`);
  await expect(badge).toHaveAttribute('href', 'https://github.com/webpack/webpack/releases');
  await outputLink(page).hover();
  await page.mouse.wheel(0, 300);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await badge.hover();
  await expect.poll(() => asked).toEqual([image]);

  // The service knows the newest release only.
  await page.goto(`${older.base}concepts/output/`);
  await expect(badge).toContainText(`webpack ${older.webpack}`);
  await badge.hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  expect(messages).toEqual([]);
});

for (const address of ['/comparison/', '/branding/', '/glossary/', '/license/'])
  test(`${address} lists all top-level pages, the vote among them @spec-2.5.2`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(address);
    for (const to of ['/comparison/', '/branding/', '/glossary/', '/vote/', '/license/'])
      await expect(sidebar(page, 'Pages').locator(`a[href="${to}"]`)).toBeVisible();
    const vote = sidebar(page, 'Pages')
      .getByRole('listitem')
      .filter({hasText: /^Vote$/});
    await expect(vote.getByRole('group')).toHaveCount(0);
  });
