import {expect, test} from '@playwright/test';
import {answerElsewhere} from './elsewhere';
import {kindPages} from './page-kinds';

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const address of kindPages) {
    test(`nothing moves by itself on ${address}`, async ({page}) => {
      await answerElsewhere(page);
      await page.goto(address);
      await page.getByRole('heading', {level: 1}).first().waitFor();
      const running = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({playState}) => playState === 'running')
            // What follows the scrolling moves by the reader.
            .filter(({timeline}) => timeline instanceof DocumentTimeline)
            .map(({effect}) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
        );
      expect(await running()).toEqual([]);
      await page.mouse.move(640, 300);
      await page.waitForTimeout(300);
      expect(await running()).toEqual([]);
    });
  }
});

test('without that preference something does move, where it should', async ({page}) => {
  await page.goto('/');
  const moving = () =>
    document.getAnimations().filter(({timeline}) => timeline instanceof DocumentTimeline).length;
  expect(await page.evaluate(moving)).toBeGreaterThan(0);
});

test.describe('with forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}, viewport: {width: 1280, height: 800}});

  test('the current page is told by its weight, and menus have an edge', async ({page}) => {
    await page.goto('/concepts/output/');
    const current = page
      .getByRole('navigation', {name: 'Concepts', exact: true})
      .getByRole('link', {name: 'Output', exact: true});
    await expect(current).toHaveCSS('font-weight', '600');
    await page.getByRole('button', {name: 'Select language'}).press('Enter');
    await expect(page.locator('#languages')).toBeVisible();
    await expect(page.locator('#languages')).toHaveCSS('border-top-style', 'solid');
  });
});
