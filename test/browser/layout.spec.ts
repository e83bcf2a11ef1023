import {expect, test} from '@playwright/test';
import {codeFaults} from './code-faults';
import {answerElsewhere} from './elsewhere';
import {factFaults} from './fact-faults';
import {figureFaults} from './figure-faults';
import {pageHoles} from './page-holes';
import {marginFaults} from './margin-faults';
import {sweptPages} from './page-kinds';
import {jumpingColumns} from './table-columns';
import {tableFaults} from './table-faults';

const widths = [
  320, 360, 390, 480, 600, 719, 720, 744, 767, 768, 900, 1023, 1024, 1239, 1240, 1440, 1525, 1920,
  2560,
];

/** Where the form of a page is another one. */
const widthsOfHoles = [390, 768, 1440, 1920];

for (const address of sweptPages) {
  test(`${address} never scrolls sideways, and its menu can always be reached`, async ({page}) => {
    await answerElsewhere(page);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      expect(await tableFaults(page), `at ${width} px`).toEqual([]);
      expect(await codeFaults(page), `at ${width} px`).toEqual([]);
      expect(await figureFaults(page), `at ${width} px`).toEqual([]);
      if (widthsOfHoles.includes(width))
        expect(await pageHoles(page), `at ${width} px`).toEqual([]);
      expect(await jumpingColumns(page), `at ${width} px`).toEqual([]);
      expect(await factFaults(page), `at ${width} px`).toEqual([]);
      expect(await marginFaults(page), `at ${width} px`).toEqual([]);
      const reachable = page
        .getByRole('button', {name: /menu/i})
        .or(page.getByRole('navigation', {name: /documentation|main/i}))
        .filter({visible: true});
      expect(await reachable.count(), `at ${width} px`).toBeGreaterThan(0);
    }
  });
}
