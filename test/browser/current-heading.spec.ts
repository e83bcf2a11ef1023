import {expect, type Page, test} from '@playwright/test';
import {isAwake} from './awake';
import {watchShifts} from './layout-shifts';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Concepts', exact: true});
const read = (page: Page) => sidebar(page).locator('[aria-current="location"]');
const scrollTo = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .getByRole('heading', {name: heading, exact: true})
    .evaluate((element) => element.scrollIntoView());

async function follows(page: Page, ...headings: string[]): Promise<void> {
  for (const heading of headings) {
    await scrollTo(page, heading);
    await expect(read(page)).toHaveText([heading]);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(read(page)).toHaveCount(0);
}

test('the heading that is read is marked, asleep and awake, and nothing moves', async ({page}) => {
  const shifts = await watchShifts(page);
  await page.goto('/concepts/output/', {waitUntil: 'networkidle'});
  const before = await shifts();
  await expect(read(page)).toHaveCount(0);
  await follows(page, 'Usage', 'Several entry points', 'Placeholders', 'Usage');
  await scrollTo(page, 'Several entry points');
  await expect(read(page)).toHaveText(['Several entry points']);
  expect(await isAwake(page)).toBe(false);

  await page.evaluate(() => document.dispatchEvent(new Event('wake')));
  await expect.poll(() => isAwake(page)).toBe(true);
  await expect(read(page)).toHaveText(['Several entry points']);
  await follows(page, 'Usage', 'Placeholders', 'Usage');
  expect(await shifts()).toBe(before);
});

test('it is the entry that the reader went to, also where the page ends', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 1600});
  await page.goto('/concepts/output/');
  for (const heading of ['Common errors', 'URLs and content delivery networks']) {
    await sidebar(page).getByRole('link', {name: heading}).click();
    await expect(read(page)).toHaveText([heading]);
  }
  await page.goto('/concepts/output/#common-errors');
  await expect(read(page)).toHaveText(['Common errors']);
});

test('it is brought into view in a long sidebar, unless the reader is in it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await page.goto('/concepts/output/');
  await page.mouse.move(900, 200);
  await scrollTo(page, 'Common errors');
  await expect(read(page)).toHaveText(['Common errors']);
  await expect(read(page)).toBeInViewport();

  const scrollTop = () => sidebar(page).evaluate((box) => box.scrollTop);
  await sidebar(page).hover();
  await page.mouse.wheel(0, -2000);
  await expect.poll(scrollTop).toBe(0);
  await scrollTo(page, 'Names that change with the content');
  await expect(read(page)).toHaveText(['Names that change with the content']);
  expect(await scrollTop()).toBe(0);
});

test('of many headings only the branch that is read is open, at first that of the address', async ({
  page,
}) => {
  await page.goto('/configuration/output/#outputlibrarytype');
  const configuration = page.getByRole('navigation', {name: 'Configuration', exact: true});
  const branches = configuration
    .locator('[data-outline] > ul > li')
    .filter({has: page.locator('ul')});
  const open = () =>
    branches.evaluateAll((all) =>
      all
        .filter((entry) => entry.querySelector('ul')!.checkVisibility())
        .map((entry) => entry.querySelector('a')!.textContent),
    );
  await expect.poll(open).toEqual(['Library']);
  await expect(configuration.locator('[aria-current="location"]')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(open).toEqual([]);
});
