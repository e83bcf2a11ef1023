import {expect, test} from '@playwright/test';
import {faultsOf} from './axe';
import {field, options, results, selected} from './search-field';

for (const width of [320, 390, 768, 1024, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px wide, ${colorScheme}`, () => {
      test.use({viewport: {width, height: 844}, colorScheme, hasTouch: width < 500});

      test('the panel fits, and axe finds nothing in it', async ({page}) => {
        await page.goto('/concepts/output/');
        await field(page).focus();
        await expect(page.getByRole('listbox', {name: 'Suggestions'})).toBeVisible();
        expect(await faultsOf(page, 'header')).toEqual([]);
        await field(page).fill('content hash');
        await expect(selected(page)).toBeVisible();
        const {x, width: taken} = (await results(page).boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + taken).toBeLessThanOrEqual(width);
        expect((await field(page).boundingBox())!.width).toBeGreaterThan(200);
        expect(await faultsOf(page, 'header')).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      });

      test('the page of results fits, and axe finds nothing in it', async ({page}) => {
        await page.goto('/search/?q=content+hash');
        await expect(page.getByRole('status').filter({hasText: 'results for'})).toBeVisible();
        expect(await faultsOf(page, 'main')).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      });
    });
  }
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
