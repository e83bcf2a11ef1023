import {expect, test} from '@playwright/test';
import {watchShifts} from './layout-shifts';

const lists = [
  'Latest Sponsors',
  'Platinum Sponsors',
  'Gold Sponsors',
  'Silver Sponsors',
  'Bronze Sponsors',
  'Backers',
];

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`the lists of sponsors come when they are near, and move nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    const shifts = await watchShifts(page);
    await page.goto('/', {waitUntil: 'networkidle'});
    await expect(page.getByRole('heading', {name: 'Gold Sponsors'})).toHaveCount(0);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const name of lists)
      await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
    const support = page.getByRole('region', {name: 'Support the Team'});
    await expect(support.getByText('August 22, 2017')).toBeVisible();
    await expect(support.getByTitle('$24,000 by Segment')).toBeVisible();
    expect(await shifts()).toBeLessThan(0.001);
  });
}
