import {expect, type Page, test} from '@playwright/test';
import {elementFaults} from './element-faults';
import {answerElsewhere} from './elsewhere';
import {marginFaults} from './margin-faults';
import {pageHoles} from './page-holes';
import {sweptPages} from './page-kinds';
import {isWholeSweep} from '../support/sweep';

/** On both sides of each change of form, and the narrowest and widest windows. */
const formWidths = [320, 390, 719, 767, 768, 1023, 1024, 1239, 1240, 1440, 1920];
const allWidths = [...formWidths, 360, 480, 600, 720, 744, 900, 1525, 2560];
const widths = isWholeSweep ? allWidths : formWidths;

/** Where the form of a page is another one. */
const widthsOfHoles = [390, 768, 1440, 1920];

for (const address of sweptPages) {
  test(`${address} never scrolls sideways, and its menu can always be reached`, async ({page}) => {
    await answerElsewhere(page);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const reachable = page
      .getByRole('button', {name: /menu/i})
      .or(page.getByRole('navigation', {name: /documentation|main/i}))
      .filter({visible: true});
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      const found = [...(await elementFaults(page)), ...(await marginFaults(page))];
      if (widthsOfHoles.includes(width)) found.push(...(await pageHoles(page)));
      expect(found, `at ${width} px`).toEqual([]);
      expect(await reachable.count(), `at ${width} px`).toBeGreaterThan(0);
    }
  });
}

type Planted = [
  faultsOf: (page: Page) => Promise<string[]>,
  address: string,
  style: string,
  found: RegExp,
];

/** A fault for each rule, and how a style sheet makes it. */
const planted: readonly Planted[] = [
  [pageHoles, '/comparison/', 'article p { margin-bottom: 90px !important; }', /^\d+ px between /],
  [
    marginFaults,
    '/concepts/entry-points/',
    '.beside { margin-top: -6rem !important; }',
    /^over (?:the text|another): .*div\.beside/,
  ],
  [
    elementFaults,
    '/plugins/',
    '.table.across :is(th, td):first-child { width: 21rem !important; }',
    /^Table: .+ \/ Table: .+: \d+ px$/,
  ],
  [elementFaults, '/comparison/', '.table table { width: 200vw; }', /^cut by \d+ px: Table: /],
  [
    elementFaults,
    '/configuration/',
    '.copy { position: relative; top: 2rem; }',
    /^Copy over code: /,
  ],
  [elementFaults, '/configuration/output/', '.facts dd { width: 3rem; }', /^broken inside "\w+": /],
  [
    elementFaults,
    '/contribute/kitchen-sink/',
    '.diagram .drawing { margin-left: 200vw; }',
    /^\d+ px too wide: Figure \d+$/,
  ],
];

test('faults are found', async ({page}) => {
  for (const [faultsOf, address, style, found] of planted) {
    await page.goto(address);
    // The policy of the site allows no style element.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, style);
    expect(await faultsOf(page)).toContainEqual(expect.stringMatching(found));
  }
});
