import {expect, type Page, test} from '@playwright/test';
import {faultsOf, faultsOfShape} from './axe';
import {answerBadges} from './elsewhere';
import {field, selected} from './search-field';

// Nothing fades in while axe looks at its colors.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** What readers open on a page, and the part of the page in which axe looks then. */
interface State {
  name: string;
  address: string;
  width?: number;
  within?: string;
  open: (page: Page) => Promise<unknown>;
}

const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

const states: readonly State[] = [
  {
    name: 'the chat',
    address: '/concepts/',
    open: (page) => page.getByRole('button', {name: 'Open chat'}).click(),
  },
  {
    name: 'the menu of versions',
    address: '/concepts/',
    within: 'header',
    open: (page) => page.getByRole('button', {name: /, select version$/}).press('Enter'),
  },
  {
    name: 'suggestions of the search',
    address: '/concepts/output/',
    within: 'header',
    async open(page) {
      await field(page).focus();
      await page.getByRole('listbox', {name: 'Suggestions'}).waitFor();
    },
  },
  {
    name: 'results in the header',
    address: '/concepts/output/',
    within: 'header',
    async open(page) {
      await field(page).fill('content hash');
      await selected(page).waitFor();
    },
  },
  {
    name: 'a search without its index',
    address: '/concepts/',
    within: 'header',
    async open(page) {
      await page.route('**/search-index/**', (route) => route.abort());
      await field(page).fill('entry');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'the page of results',
    address: '/search/?q=content+hash',
    within: 'main',
    open: (page) => seen(page, /results for/),
  },
  {
    name: 'the menu of phones',
    address: '/concepts/output/',
    width: 390,
    async open(page) {
      await page.getByRole('button', {name: 'Open menu'}).click();
      await page.getByLabel('Pages of Guides').click();
      await seen(page, 'Getting Started');
    },
  },
  {
    name: 'notes below their lines',
    address: '/configuration/',
    width: 1239,
    within: '.annotated',
    async open(page) {
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', {name: 'Note 2', exact: true}).first().click();
      await page.getByRole('note').nth(1).waitFor();
    },
  },
  {
    name: 'live numbers',
    address: '/organization/',
    within: 'main',
    async open(page) {
      await answerBadges(page);
      await page.getByRole('button', {name: 'Show live numbers'}).click();
      await page.getByRole('img', {name: 'GitHub stars of webpack/memory-fs'}).waitFor();
    },
  },
  {
    name: 'everything of the kitchen sink',
    address: '/contribute/kitchen-sink/',
    // A best practice wants landmarks around all that is shown: a tooltip is in none.
    within: 'main',
    async open(page) {
      for (const text of ['What is asked', 'A file', 'pnpm'])
        await page.getByText(text, {exact: true}).last().click();
      await page.getByRole('link', {name: 'chunk', exact: true}).focus();
      await page.getByRole('tooltip').waitFor();
    },
  },
];

for (const {name, address, width = 1440, within, open} of states) {
  test(`axe finds nothing in ${name}, opened`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(address);
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      expect(await faultsOf(page, within), colorScheme).toEqual([]);
    }
    await page.emulateMedia({forcedColors: 'active'});
    expect(await faultsOfShape(page)).toEqual([]);
  });
}
