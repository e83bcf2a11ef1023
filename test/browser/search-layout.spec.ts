import {expect, type Page, test} from '@playwright/test';
import {faultsOf} from './axe';
import {field, options, results, selected} from './search-field';

/** Widths at which axe looks, too. */
const axeWidths = [320, 1440];

/** What axe finds in a part of the page, in both schemes. */
async function faultsInBoth(page: Page, within: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    found.push(...(await faultsOf(page, within)));
  }
  return found;
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of [320, 768, 1440]) {
  test(`panel and page of results fit at ${width} px, and axe finds nothing in them`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('/concepts/output/');
    await field(page).focus();
    await expect(page.getByRole('listbox', {name: 'Suggestions'})).toBeVisible();
    if (axeWidths.includes(width)) expect(await faultsInBoth(page, 'header')).toEqual([]);
    await field(page).fill('content hash');
    await expect(selected(page)).toBeVisible();
    const {x, width: taken} = (await results(page).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + taken).toBeLessThanOrEqual(width);
    expect((await field(page).boundingBox())!.width).toBeGreaterThan(200);
    if (axeWidths.includes(width)) expect(await faultsInBoth(page, 'header')).toEqual([]);
    expect(await isTooWide(page)).toBe(false);

    await page.goto('/search/?q=content+hash');
    await expect(page.getByRole('status').filter({hasText: 'results for'})).toBeVisible();
    if (axeWidths.includes(width)) expect(await faultsInBoth(page, 'main')).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the results are a sheet as high as the window, which a button hides', async ({page}) => {
    await page.goto('/concepts/');
    await field(page).tap();
    await page.keyboard.type('loader');
    await expect(selected(page)).toBeVisible();
    const panel = (await results(page).locator('..').boundingBox())!;
    expect(panel.y + panel.height).toBe(844);
    expect(panel.width).toBe(390);
    await page.getByRole('button', {name: 'Hide search'}).tap();
    await expect(results(page)).toBeHidden();
    expect((await field(page).boundingBox())!.width).toBeLessThan(50);
    await expect(field(page)).toHaveValue('loader');
    await field(page).tap();
    await options(page).first().tap();
    await expect(results(page)).toBeHidden();
    await expect(page).not.toHaveURL(/\/concepts\/$/);
  });
});
