import {expect, type Page, test} from '@playwright/test';

// Where the row of the header is short, the search is an icon; on phones it has a button to hide it.
const phone = {width: 390, height: 844};
const tablet = {width: 800, height: 800};

const form = (page: Page) => page.getByRole('banner').getByRole('search');
const field = (page: Page) => form(page).locator('input[name=q]');
const width = async (page: Page) => (await field(page).boundingBox())!.width;

test('a click opens the search, and its button hides it again @spec-4.9 @spec-4.10', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/concepts/');
  expect(await width(page)).toBeLessThan(60);
  await form(page).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => width(page)).toBeGreaterThan(200);
  await page.getByRole('button', {name: 'Hide search'}).click();
  await expect.poll(() => width(page)).toBeLessThan(60);
});

test('Tab onto the search opens it, and a click elsewhere closes it @spec-4.11', async ({page}) => {
  await page.setViewportSize(tablet);
  await page.goto('/concepts/');
  expect(await width(page)).toBeLessThan(60);
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    if (await field(page).evaluate((input) => input === document.activeElement)) break;
  }
  await expect(field(page)).toBeFocused();
  await expect.poll(() => width(page)).toBeGreaterThan(200);
  await page.mouse.click(400, 700);
  await expect.poll(() => width(page)).toBeLessThan(60);
});
