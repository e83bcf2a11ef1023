import {expect, type Page, test} from '@playwright/test';
import {elementFaults} from './element-faults';
import {marginFaults} from './margin-faults';

type Planted = [
  faultsOf: (page: Page) => Promise<string[]>,
  address: string,
  style: string,
  found: RegExp,
];

/** A fault for each rule, and how a style sheet makes it. */
const planted: readonly Planted[] = [
  [
    marginFaults,
    '/concepts/entry-points/',
    '.beside { margin-top: -6rem !important; }',
    /^over (?:the text|another): .*div\.beside/,
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

// Every page is held to them in every-page.spec.ts.
test('faults of the layout are found', async ({page}) => {
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
