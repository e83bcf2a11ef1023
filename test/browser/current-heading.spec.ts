import {expect, type Page, test} from '@playwright/test';
import {isAwake, isMarked, mark, noise, outputLink, wake} from './awake';
import {watchShifts} from './layout-shifts';

test.use({viewport: {width: 1280, height: 800}});

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Concepts', exact: true});

test.describe('the heading that is read', () => {
  const read = (page: Page) => sidebar(page).locator('[aria-current="location"]');
  const scrollTo = (page: Page, heading: string) =>
    page
      .getByRole('main')
      .getByRole('heading', {name: heading, exact: true})
      .evaluate((element) => element.scrollIntoView());

  for (const state of ['asleep', 'awake']) {
    test(`is marked while the page scrolls, ${state}`, async ({page}) => {
      const messages = noise(page);
      const shifts = await watchShifts(page);
      await page.goto('/concepts/output/', {waitUntil: 'networkidle'});
      if (state === 'awake') await wake(page);
      const before = await shifts();
      await expect(read(page)).toHaveCount(0);
      for (const heading of ['Usage', 'Several entry points', 'Placeholders']) {
        await scrollTo(page, heading);
        await expect(read(page)).toHaveText([heading]);
      }
      await scrollTo(page, 'Usage');
      await expect(read(page)).toHaveText(['Usage']);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(read(page)).toHaveCount(0);
      expect(await isAwake(page)).toBe(state === 'awake');
      expect(await shifts()).toBe(before);
      expect(messages).toEqual([]);
    });
  }

  test('stays marked when the page wakes', async ({page}) => {
    await page.goto('/concepts/output/');
    await scrollTo(page, 'Several entry points');
    await expect(read(page)).toHaveText(['Several entry points']);
    await page.evaluate(() => document.dispatchEvent(new Event('wake')));
    await expect.poll(() => isAwake(page)).toBe(true);
    await expect(read(page)).toHaveText(['Several entry points']);
  });

  test('is that of the page that came without a reload', async ({page}) => {
    await page.goto('/concepts/entry-points/');
    await wake(page);
    await mark(page);
    await outputLink(page).click();
    await expect(page).toHaveTitle('Output | webpack');
    await expect(read(page)).toHaveCount(0);
    await scrollTo(page, 'Placeholders');
    await expect(read(page)).toHaveText(['Placeholders']);
    expect(await isMarked(page)).toBe(true);
  });

  test('is the one that the reader went to, also where the page ends', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 1600});
    await page.goto('/concepts/output/');
    for (const heading of ['Common errors', 'URLs and content delivery networks']) {
      await sidebar(page).getByRole('link', {name: heading}).click();
      await expect(read(page)).toHaveText([heading]);
    }
    await page.goto('/concepts/output/#common-errors');
    await expect(read(page)).toHaveText(['Common errors']);
  });

  test('is brought into view in a long sidebar, unless the reader is in it', async ({page}) => {
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
});

test.describe('on a page with many headings', () => {
  const branches = (page: Page) =>
    page
      .getByRole('navigation', {name: 'Configuration', exact: true})
      .locator('[data-outline] > ul > li')
      .filter({has: page.locator('ul')});
  const open = (page: Page) =>
    branches(page).evaluateAll((all) =>
      all
        .filter((one) => one.querySelector('ul')!.checkVisibility())
        .map((one) => one.querySelector('a')!.textContent),
    );

  test('only the branch that is read is open, the one of the address at first', async ({page}) => {
    await page.goto('/configuration/output/#outputlibrarytype');
    await expect.poll(() => open(page)).toEqual(['Library']);
    const read = page
      .getByRole('navigation', {name: 'Configuration', exact: true})
      .locator('[aria-current="location"]');
    await expect(read).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => open(page)).toEqual([]);
  });
});
