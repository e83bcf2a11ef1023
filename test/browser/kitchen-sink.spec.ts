import {expect, type Page, test} from '@playwright/test';
import {layoutFaults} from './layout-faults';
import {isWholeSweep} from '../support/sweep';

const address = '/contribute/kitchen-sink/';
const widths = [320, 360, 390, 480, 600, 719, 768, 900, 1024, 1240, 1440, 1525, 1920, 2560];

// Styles and long words are put into the page.
test.use({bypassCSP: true});

/** Looks at every width, and tells all faults at once. */
async function sweep(page: Page, every: readonly number[] = widths): Promise<string[]> {
  const faults: string[] = [];
  for (const width of every) {
    await page.setViewportSize({width, height: 900});
    for (const fault of await layoutFaults(page)) faults.push(`${width} px: ${fault}`);
  }
  return faults;
}

/** Opens the page with all of its pictures. */
async function open(page: Page): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** What WCAG 1.4.12 lets readers do to text. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test('every element fits at every width, also with more space in its text', async ({page}) => {
  await open(page);
  expect(await sweep(page)).toEqual([]);
  await page.addStyleTag({content: textSpacing});
  expect(await sweep(page, isWholeSweep ? widths : [320, 390, 768, 1240, 1440])).toEqual([]);
});

/**
 * No face kerns it with itself. Chromium shapes a kerned word again for each line it breaks into:
 * for 10,000 letters W that is a second for each place and width in Chromium 156.
 */
const letter = 'm';

test(
  'words of 10,000 letters break or scroll, wherever they stand',
  {tag: '@newer-browser'},
  async ({page}) => {
    await open(page);
    const count = await page.evaluate((word) => {
      const places =
        'h2, h3, h4, h5, h6, p, li, td, th, .figure figcaption, summary, kbd, .code figcaption, .note, .tabs label, p code, p a, strong';
      const elements = document.querySelectorAll(`article :is(${places})`);
      for (const element of elements) {
        // Of each kind the first few will do, and keep the page small enough to be looked at.
        const kind = `${element.parentElement!.className}>${element.localName}`;
        const seen = document.querySelectorAll(`[data-long="${CSS.escape(kind)}"]`).length;
        if (seen > 1) continue;
        (element as HTMLElement).dataset.long = kind;
        element.append(word);
      }
      return document.querySelectorAll('[data-long]').length;
    }, letter.repeat(10_000));
    expect(count).toBeGreaterThan(20);
    expect(await sweep(page, [320, 768, 1440])).toEqual([]);
  },
);

test('what does not fit is found', async ({page}) => {
  await open(page);
  await page
    .getByRole('article')
    .evaluate((article) =>
      article.insertAdjacentHTML('beforeend', '<p>under</p><p style="margin-top:-2em">over</p>'),
    );
  expect(await layoutFaults(page)).toContainEqual(expect.stringContaining('overlap: p. "under'));
});
