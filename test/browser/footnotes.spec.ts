import {expect, type Page, test} from '@playwright/test';

const address = '/contribute/kitchen-sink/';
const note = (page: Page) => page.getByRole('note', {name: 'Footnote 1'});
const number = (page: Page) => page.getByRole('link', {name: '1', exact: true});
const list = (page: Page) => page.getByRole('heading', {name: 'Footnotes', level: 2});

test('footnotes stand in the margin at their line, and nowhere else', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(address);
  await expect(note(page)).toHaveText('1 It is for those who ask.');
  await expect(list(page)).toBeHidden();
  const [beside, line] = await Promise.all([note(page).boundingBox(), number(page).boundingBox()]);
  expect(beside!.x).toBeGreaterThan(line!.x + line!.width);
  expect(Math.abs(beside!.y - line!.y)).toBeLessThan(16);
  const rule = () => note(page).evaluate((element) => getComputedStyle(element).borderTopColor);
  const atRest = await rule();
  await number(page).focus();
  expect(await rule()).not.toBe(atRest);
});

test('without a margin they stand at the end, where their numbers lead', async ({page}) => {
  await page.setViewportSize({width: 1239, height: 900});
  await page.goto(address);
  await expect(note(page)).toBeHidden();
  await expect(list(page)).toBeVisible();
  await number(page).click();
  await expect(page.locator('li:target')).toContainText('It is for those who ask.');
  await expect(page.locator('li:target')).toBeInViewport();
});
