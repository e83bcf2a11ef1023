import {expect, type Page, test} from '@playwright/test';
import {isAwake, isMarked, mark, noise, outputLink, wake} from './awake';
import {watchShifts} from './layout-shifts';
import {older} from '../support/older-version';

test.use({viewport: {width: 1280, height: 800}});

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Concepts', exact: true});

test.describe('the badge', () => {
  const service = 'https://img.shields.io/**';
  const image =
    'https://img.shields.io/github/package-json/v/webpack/webpack.svg?label=webpack&style=flat-square&maxAge=3600';
  const badge = (page: Page) => sidebar(page).getByRole('link', {name: /^webpack \d+\.\d+\.\d+/});

  /** Answers for the badge service, and collects what it is asked. */
  async function listen(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route(service, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="20"/>',
      });
    });
    return asked;
  }

  test('says the version as text and leads to the releases; its image waits', async ({page}) => {
    const asked = await listen(page);
    await page.goto('/concepts/output/', {waitUntil: 'networkidle'});
    await expect(badge(page)).toHaveText(/^webpack 5\.\d+\.\d+/);
    await expect(badge(page)).toHaveAttribute(
      'href',
      'https://github.com/webpack/webpack/releases',
    );
    await outputLink(page).hover();
    await page.mouse.wheel(0, 300);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('asks for its image when it is pointed at, and moves nothing', async ({page}) => {
    const asked = await listen(page);
    const messages = noise(page);
    const shifts = await watchShifts(page);
    await page.goto('/concepts/output/', {waitUntil: 'networkidle'});
    const before = await shifts();
    await badge(page).hover();
    await expect.poll(() => asked).toEqual([image]);
    expect(await shifts()).toBe(before);
    expect(messages).toEqual([]);
  });

  test('asks for its image when the keyboard reaches it', async ({page}) => {
    const asked = await listen(page);
    await page.goto('/concepts/output/');
    await badge(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(badge(page)).toBeFocused();
    await expect.poll(() => asked).toEqual([image]);
  });

  test('says the version when the service is away', async ({page}) => {
    await page.route(service, (route) => route.abort());
    await page.goto('/concepts/output/');
    await badge(page).hover();
    await expect(badge(page)).toHaveText(/^webpack 5\.\d+\.\d+/);
  });

  test('of version 4 does not ask a service that knows the newest release only', async ({page}) => {
    const asked = await listen(page);
    await page.goto(`${older.base}concepts/output/`);
    await expect(badge(page)).toHaveText(/^webpack 4\.\d+\.\d+/);
    await badge(page).hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});

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

  test('is told apart by more than its color', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await page.goto('/concepts/output/');
    await scrollTo(page, 'Placeholders');
    await expect(read(page)).toHaveCSS('font-weight', '600');
  });
});

test.describe('an item', () => {
  const headingsOf = (page: Page, title: string) =>
    sidebar(page)
      .getByRole('group')
      .filter({has: page.locator(`summary[aria-label="Headings of ${title}"]`)});

  test('is open when it is the current page, and closed again on another', async ({page}) => {
    await page.goto('/concepts/output/');
    await wake(page);
    await mark(page);
    await expect(headingsOf(page, 'Output')).toHaveAttribute('open');
    await sidebar(page).getByRole('link', {name: 'Loaders', exact: true}).hover();
    await headingsOf(page, 'Loaders').locator('summary').click();
    await expect(headingsOf(page, 'Loaders')).toHaveAttribute('open');
    await expect(headingsOf(page, 'Output')).toHaveAttribute('open');

    await sidebar(page).getByRole('link', {name: 'Entry Points', exact: true}).click();
    await expect(page).toHaveTitle('Entry Points | webpack');
    expect(await isMarked(page)).toBe(true);
    await expect(headingsOf(page, 'Entry Points')).toHaveAttribute('open');
    await expect(headingsOf(page, 'Output')).not.toHaveAttribute('open');
    await expect(headingsOf(page, 'Loaders')).not.toHaveAttribute('open');
  });

  test('can be closed, and shows headings of two levels, the lower below the higher', async ({
    page,
  }) => {
    await page.goto('/concepts/output/');
    const nested = headingsOf(page, 'Output').locator('ul ul').getByRole('link');
    await expect(nested.first()).toHaveText('Placeholders');
    await expect(headingsOf(page, 'Output').locator('ul ul ul')).toHaveCount(0);
    await headingsOf(page, 'Output').locator('summary').click();
    await expect(nested.first()).toBeHidden();
  });
});
