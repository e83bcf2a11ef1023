import {expect, test} from '@playwright/test';
import {faultsOf} from './axe';
import {answerElsewhere} from './elsewhere';
import {sweptPages} from './page-kinds';

const sizes = {phone: {width: 390, height: 844}, desktop: {width: 1440, height: 900}} as const;

for (const [device, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${device}, ${colorScheme}`, () => {
      test.use({viewport, colorScheme});

      for (const address of sweptPages) {
        test(`axe finds nothing on ${address}`, async ({page}) => {
          await answerElsewhere(page);
          await page.goto(address);
          // Some screens are empty until their content arrives.
          await page.getByRole('heading', {level: 1}).first().waitFor();
          expect(await faultsOf(page)).toEqual([]);
        });
      }
    });
  }
}

test('axe would find a fault', async ({page}) => {
  await page.goto('/concepts/');
  await page
    .locator('main')
    .evaluate((main) => main.insertAdjacentHTML('beforeend', '<img src="/icons/favicon.svg">'));
  expect(await faultsOf(page, 'main')).toEqual([expect.stringContaining('image-alt')]);
});

test('axe would find a color that is too weak in the dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/concepts/');
  await page.getByRole('heading', {level: 1}).evaluate((title) => (title.style.color = '#222'));
  expect(await faultsOf(page, 'main')).toEqual([expect.stringContaining('color-contrast')]);
});

test('the first tab stop skips to the content', async ({page}) => {
  await page.goto('/concepts/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: /skip to (main )?content/i});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inside).toBe(true);
});

test('every stop of the keyboard shows where it is', async ({page}) => {
  await page.goto('/concepts/');
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'body';
      const style = getComputedStyle(element);
      const ring = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      return ring || style.boxShadow !== 'none' ? 'ring' : element.outerHTML.slice(0, 120);
    });
    expect(['ring', 'body']).toContain(seen);
  }
});
