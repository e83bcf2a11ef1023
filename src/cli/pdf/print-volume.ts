import type {BrowserContext, Page} from '@playwright/test';
import {type Pages, pagesOfTargets} from './pages-of-targets';
import type {Paper} from './paper';

/** What came out of the press. */
export interface PrintedVolume {
  pdf: Buffer;
  pages: number;
}

/** Numbers in the table of contents hardly ever move a line; this often they may. */
const attempts = 4;

/**
 * Prints a combined page: tagged, with an outline, and the numbers of pages in its table of
 * contents. Browsers cannot count those, so it is printed, read back, and printed again.
 * @throws when the page does not load, or its numbers do not settle
 */
export async function printVolume(
  context: BrowserContext,
  address: string,
  paper: Paper = 'A4',
): Promise<PrintedVolume> {
  const page = await context.newPage();
  try {
    const response = await page.goto(address, {waitUntil: 'load'});
    if (!response?.ok()) throw new Error(`${address} is not in the built site`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const [title, label] = ['h1', '.label'].map((name) => document.querySelector(name));
      document.title = `${title?.textContent} | ${label?.textContent}`;
    });
    let shown: Pages | undefined;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const pdf = await page.pdf({...form, format: paper});
      const {count, numbers} = await pagesOfTargets(pdf);
      if (shown && isSame(shown, numbers)) return {pdf, pages: count};
      await showNumbers(page, numbers);
      shown = numbers;
    }
    throw new Error(`${address}: the numbers of pages do not settle`);
  } finally {
    await page.close();
  }
}

/** How every PDF is printed: the margins are those of the style sheet. */
const form = {preferCSSPageSize: true, outline: true, tagged: true};

const isSame = (one: Pages, other: Pages) =>
  one.size === other.size && [...one].every(([id, number]) => other.get(id) === number);

/** Writes the numbers to the links of the table of contents, whose style shows them. */
async function showNumbers(page: Page, numbers: Pages): Promise<void> {
  await page.getByRole('region', {name: 'Contents'}).evaluate(
    (contents, entries) => {
      const numberOf = new Map(entries);
      for (const link of contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
        const number = numberOf.get(decodeURIComponent(link.hash.slice(1)));
        if (number !== undefined) link.dataset.page = String(number);
      }
    },
    [...numbers],
  );
}
