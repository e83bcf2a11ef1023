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
