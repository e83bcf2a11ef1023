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

test('sponsors come when they are near, into the room kept for them @spec-2.4.2', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const shifts = await watchShifts(page);
  await page.goto('/', {waitUntil: 'networkidle'});
  await expect(page.getByRole('heading', {name: 'Gold Sponsors'})).toHaveCount(0);
  const support = page.getByRole('region', {name: 'Support the Team'});
  const before = (await support.boundingBox())!;

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const name of lists) await expect(page.getByRole('heading', {level: 3, name})).toBeVisible();
  await expect(support.getByText('As counted on')).toBeVisible();
  await expect(support.getByTitle('by Segment')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.001);
  const after = (await support.boundingBox())!;
  expect(Math.abs(after.height - before.height)).toBeLessThan(1);
});
