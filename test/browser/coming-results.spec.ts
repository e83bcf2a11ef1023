import {expect, test} from '@playwright/test';
import {answerElsewhere} from './elsewhere';

for (const width of [390, 1440]) {
  test(`what is still to come stands where the results will stand, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await answerElsewhere(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-index/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/search/?q=output');
    const main = page.getByRole('main');
    await expect(main.getByText('Loading results')).toBeVisible();
    // It is hidden from those who hear the page: they hear that it loads.
    const lists = main.getByRole('list', {includeHidden: true});
    const coming = lists.filter({has: page.locator('li > div:empty')});
    const place = await coming.boundingBox();
    release();
    const results = main.getByRole('region', {name: 'Results'}).getByRole('list').first();
    await expect(results).toBeVisible();
    const {x, y, width: length} = (await results.boundingBox())!;
    expect(place).toMatchObject({x, width: length});
    // Beside the results stands what the words could mean; where there is one column, above them.
    if (width >= 1240) expect(place!.y).toBe(y);
  });
}
