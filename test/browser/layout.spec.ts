import {expect, test} from '@playwright/test';
import {codeFaults} from './code-faults';
import {answerElsewhere} from './elsewhere';
import {factFaults} from './fact-faults';
import {figureFaults} from './figure-faults';
import {pageHoles} from './page-holes';
import {marginFaults} from './margin-faults';
import {isWholeSweep, sweptPages} from './page-kinds';
import {jumpingColumns} from './table-columns';
import {tableFaults} from './table-faults';

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
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      const rules = [
        tableFaults,
        codeFaults,
        figureFaults,
        jumpingColumns,
        factFaults,
        marginFaults,
      ];
      if (widthsOfHoles.includes(width)) rules.push(pageHoles);
      for (const faultsOf of rules) expect(await faultsOf(page), `at ${width} px`).toEqual([]);
      const reachable = page
        .getByRole('button', {name: /menu/i})
        .or(page.getByRole('navigation', {name: /documentation|main/i}))
        .filter({visible: true});
      expect(await reachable.count(), `at ${width} px`).toBeGreaterThan(0);
    }
  });
}

/** A fault for each rule, and how a style sheet makes it. */
const faults = [
  {
    faultsOf: pageHoles,
    address: '/comparison/',
    style: 'article p { margin-bottom: 90px !important; }',
    found: /^\d+ px between /,
  },
  {
    faultsOf: jumpingColumns,
    address: '/plugins/',
    style: '.table.across :is(th, td):first-child { width: 21rem !important; }',
    found: /^Table: .+ \/ Table: .+: \d+ px$/,
  },
  {
    faultsOf: tableFaults,
    address: '/comparison/',
    style: '.table table { width: 200vw; }',
    found: /^cut by \d+ px: Table: /,
  },
  {
    faultsOf: codeFaults,
    address: '/configuration/',
    style: '.copy { position: relative; top: 2rem; }',
    found: /^Copy over code: /,
  },
  {
    faultsOf: factFaults,
    address: '/configuration/output/',
    style: '.facts dd { width: 3rem; }',
    found: /^broken inside "\w+": /,
  },
  {
    faultsOf: marginFaults,
    address: '/concepts/entry-points/',
    style: '.beside { margin-top: -6rem !important; }',
    found: /^over (?:the text|another): .*div\.beside/,
  },
  {
    faultsOf: figureFaults,
    address: '/contribute/kitchen-sink/',
    style: '.diagram > svg { max-width: none; width: 200vw; }',
    found: /^\d+ px too wide: Figure \d+$/,
  },
];

for (const {faultsOf, address, style, found} of faults) {
  test(`${faultsOf.name} finds a fault`, async ({page}) => {
    await page.goto(address);
    // The policy of the site allows no style element.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, style);
    expect(await faultsOf(page)).toContainEqual(expect.stringMatching(found));
  });
}
