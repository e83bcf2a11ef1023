import {expect, type Page, test} from '@playwright/test';

const print = async (page: Page, address: string) => {
  await page.goto(address);
  await page.emulateMedia({media: 'print'});
};

test('of tabs, the chosen one is printed', async ({page}) => {
  await page.goto('/guides/getting-started/');
  const commands = page.locator('.tabs').first().locator('.terminal:visible');
  await page.getByRole('radio', {name: 'pnpm'}).first().check({force: true});
  await page.emulateMedia({media: 'print'});
  await expect(commands).toHaveCount(1);
  await expect(commands).toContainText('pnpm');
});

test('links are words of printed facts', async ({page}) => {
  await print(page, '/plugins/banner-plugin/');
  const taps = page.locator('.facts > div').filter({hasText: /^Taps/}).first();
  await expect(taps.getByRole('link').first()).toBeVisible();
  expect(await taps.innerText()).not.toMatch(/Taps\s*,/);
});

test('the drawing of a bundle has its modules on paper', async ({page}) => {
  await print(page, '/');
  const drawing = page.getByRole('region', {name: 'Watch a bundle happen'});
  await expect(drawing.getByRole('button', {name: /^countries\.js 3,924/})).toBeVisible();
});

test('where the reader prints no grounds, marks are printed, and a choice is seen', async ({
  page,
}) => {
  await print(page, '/contribute/kitchen-sink/');
  const marks = page.locator('.mark');
  expect(await marks.count()).toBeGreaterThan(0);
  const adjust = await marks.evaluateAll((all) => [
    ...new Set(all.map((mark) => getComputedStyle(mark, '::before').printColorAdjust)),
  ]);
  expect(adjust).toEqual(['exact']);

  await print(page, '/search/');
  const form = page.getByRole('search', {name: 'All results'});
  const chosen = form.getByText('webpack 5', {exact: true});
  const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(chosen).toHaveCSS('color', paper);
});
