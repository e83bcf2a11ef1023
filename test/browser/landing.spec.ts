import {expect, type Page, test} from '@playwright/test';
import {applicationScripts, wake} from './awake';
import {watchShifts} from './layout-shifts';

const source = (page: Page, name: string) => page.getByRole('radio', {name});
const written = (page: Page, name: string) =>
  page.getByRole('group', {name: `${name}, as written`});

async function choosesByHand(page: Page): Promise<void> {
  await expect(written(page, 'src/money.js')).toBeVisible();
  await page.getByText('src/card.js').first().click();
  await expect(source(page, 'src/card.js')).toBeChecked();
  await expect(written(page, 'src/card.js')).toBeVisible();
  await expect(written(page, 'src/money.js')).toBeHidden();
}

for (const width of [390, 768, 1440]) {
  test(`a chosen file shows what became of it, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/');
    await choosesByHand(page);
    await expect(page.getByRole('group', {name: 'In shop.'}).locator('visible=true')).toContainText(
      'document.createElement("li")',
    );
  });
}

test('files are chosen by the arrow keys, and their code scrolls by keyboard', async ({page}) => {
  await page.goto('/');
  await source(page, 'src/money.js').focus();
  await page.keyboard.press('ArrowDown');
  await expect(source(page, 'src/shop.css')).toBeChecked();
  await expect(written(page, 'src/shop.css')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(written(page, 'src/shop.css')).toBeFocused();
});

test('choosing needs no application', async ({page}) => {
  await page.route(/\/assets\/js\/(?!static\.)/, (route) => route.abort());
  await page.goto('/');
  await choosesByHand(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('choosing works', async ({page}) => {
    await page.goto('/');
    await choosesByHand(page);
  });
});

test('what was chosen stays when the application wakes, and nothing moves', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const shifts = await watchShifts(page);
  const scripts = applicationScripts(page);
  await page.goto('/');
  expect(scripts).toEqual([]);
  await page.getByText('src/index.html').first().click();
  await wake(page);
  await expect(source(page, 'src/index.html')).toBeChecked();
  await expect(written(page, 'src/index.html')).toBeVisible();
  await page.getByText('src/checkout.js').first().click();
  await expect(written(page, 'src/checkout.js')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.001);
});
