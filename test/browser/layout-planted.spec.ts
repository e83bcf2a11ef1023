import {expect, type Page, test} from '@playwright/test';
import {codeFaults} from './code-faults';
import {factFaults} from './fact-faults';
import {figureFaults} from './figure-faults';
import {pageHoles} from './page-holes';
import {marginFaults} from './margin-faults';
import {jumpingColumns} from './table-columns';
import {tableFaults} from './table-faults';

test.describe('the sweep finds', () => {
  interface Fault {
    fault: string;
    address: string;
    style: string;
    found: RegExp;
    faultsOf: (page: Page) => Promise<string[]>;
  }
  const ofTables = {address: '/comparison/', faultsOf: tableFaults};
  const ofCode = {address: '/configuration/', faultsOf: codeFaults};
  const ofFacts = {address: '/configuration/output/', faultsOf: factFaults};
  const ofMargin = {address: '/concepts/entry-points/', faultsOf: marginFaults};
  const faults: Fault[] = [
    {
      address: '/comparison/',
      faultsOf: pageHoles,
      fault: 'a blank strip',
      style: 'article p { margin-bottom: 90px !important; }',
      found: /^\d+ px between /,
    },
    {
      address: '/plugins/',
      faultsOf: jumpingColumns,
      fault: 'tables whose second columns do not stand below each other',
      style: '.table.across :is(th, td):first-child { width: 21rem !important; }',
      found: /^Table: .+ \/ Table: .+: \d+ px$/,
    },
    {
      address: '/plugins/',
      faultsOf: jumpingColumns,
      fault: 'tables whose last columns do not stand below each other',
      style: '.table.longNames :is(th, td):last-child { width: 20rem !important; }',
      found: /^Table: .+ \/ Table: .+: \d+ px$/,
    },
    {
      address: '/comparison/',
      faultsOf: jumpingColumns,
      fault: 'tables that compare, of which one has wider names',
      style: '.table.narrow8 :is(th, td):first-child { min-width: 15rem !important; }',
      found: /^Table: .+ \/ Table: .+: \d+ px$/,
    },
    {
      ...ofTables,
      fault: 'a table that is cut off',
      style: '.table table { width: 200vw; }',
      found: /^cut by \d+ px: Table: /,
    },
    {
      ...ofTables,
      fault: 'a matrix whose edge does not show that there is more',
      style: '.matrix table { width: 200vw; } .table.matrix { animation: none !important; }',
      found: /^nothing shows that there is more: Table: /,
    },
    {
      ...ofTables,
      fault: 'a cell too narrow for its words',
      style: '.table tbody td { display: inline-block; width: 4rem; }',
      found: /^\d+ px for ".+": Table: /,
    },
    {
      ...ofTables,
      fault: 'a word that leaves its cell',
      style: '.table tbody td { display: inline-block; width: 4rem; white-space: nowrap; }',
      found: /^\d+ px over its cell, ".+": Table: /,
    },
    {
      ...ofCode,
      fault: 'a button that covers code',
      style: '.copy { position: relative; top: 2rem; }',
      found: /^Copy over code: /,
    },
    {
      ...ofCode,
      fault: 'a block without a head row',
      style: '.code figcaption { display: none; }',
      found: /^no head row: /,
    },
    {
      ...ofCode,
      fault: 'code whose edge does not show that there is more',
      style: '.code pre > code { width: 200vw; } .code pre { animation: none !important; }',
      found: /^nothing shows that there is more: /,
    },
    {
      ...ofCode,
      fault: 'an error that is cut off',
      style: '.error pre { white-space: pre !important; width: 10rem; }',
      found: /^error cut by \d+ px: /,
    },
    {
      ...ofCode,
      fault: 'a note that covers code',
      style: '.annotated .note { position: relative; left: -30rem !important; }',
      found: /^note over code: /,
    },
    {
      ...ofFacts,
      fault: 'a fact that breaks inside a word',
      style: '.facts dd { width: 3rem; }',
      found: /^broken inside "\w+": /,
    },
    {
      ...ofFacts,
      fault: 'a fact that is cut off',
      style: '.facts dd { width: 3rem; white-space: nowrap; }',
      found: /^cut by \d+ px: /,
    },
    {
      fault: 'facts that lie over each other',
      address: '/configuration/output/',
      faultsOf: marginFaults,
      style:
        '.prose > :is(.heading, .facts) { clear: none !important; } .prose > .facts { height: 60rem; }',
      found: /^over another: dl\.facts/,
    },
    {
      ...ofMargin,
      fault: 'a note over what is wide',
      style: '.beside { margin-top: -6rem !important; }',
      found: /^over the text: div\.beside/,
    },
    {
      ...ofMargin,
      fault: 'a note outside of the window',
      style: '.beside { margin-right: -60rem !important; }',
      found: /^outside of the window: /,
    },
    {
      ...ofMargin,
      fault: 'a note that leaves a hole in the text',
      style: '.beside { height: 400rem; }',
      found: /^a hole of \d+ px: /,
    },
  ];
  for (const {fault, address, style, found, faultsOf} of faults) {
    test(fault, async ({page}) => {
      await page.goto(address);
      await addStyle(page, style);
      expect(await faultsOf(page)).toContainEqual(expect.stringMatching(found));
    });
  }

  const figureFaultsToFind = [
    {
      fault: 'a figure that is wider than its column',
      style: '.diagram .drawing { margin-left: 200vw; }',
      found: /^\d+ px too wide: Figure \d+$/,
    },
    {
      fault: 'words that leave their box',
      style: '.diagram .box { letter-spacing: 1em; white-space: nowrap; }',
      found: /^".+" leaves its box: Figure \d+$/,
    },
    {
      fault: 'a tree with the lines of the other form',
      style: '.diagram .placed .box { position: static; }',
      found: /^boxes and lines are of two forms: Figure \d+$/,
    },
  ];
  for (const {fault, style, found} of figureFaultsToFind) {
    test(fault, async ({page}) => {
      await page.goto('/contribute/kitchen-sink/');
      await addStyle(page, style);
      expect(await figureFaults(page)).toContainEqual(expect.stringMatching(found));
    });
  }
});

/** The policy of the site allows no style element. */
async function addStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, style);
}
