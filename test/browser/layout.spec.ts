import {expect, test} from '@playwright/test';
import {answerElsewhere} from './elsewhere';
import {sweptPages} from './page-kinds';

const widths = [
  320, 360, 390, 480, 600, 719, 720, 744, 767, 768, 900, 1023, 1024, 1239, 1240, 1440, 1525, 1920,
  2560,
];

for (const address of sweptPages) {
  test(`${address} never scrolls sideways, and its menu can always be reached`, async ({page}) => {
    await answerElsewhere(page);
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      const reachable = page
        .getByRole('button', {name: /menu/i})
        .or(page.getByRole('navigation', {name: /documentation|main/i}))
        .filter({visible: true});
      expect(await reachable.count(), `at ${width} px`).toBeGreaterThan(0);
    }
  });
}
