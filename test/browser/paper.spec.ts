import {expect, type Page, test} from '@playwright/test';
import {newest} from '../../src/versions';
import {older} from '../support/older-version';
import {readPdf} from './pdf';

const onA4 = {format: 'A4', preferCSSPageSize: true, tagged: true};

/** A page of each kind that the documentation has. */
const kinds = [
  '/api/',
  '/concepts/',
  '/configuration/',
  '/contribute/kitchen-sink/',
  '/glossary/',
  '/guides/getting-started/',
  '/loaders/css-loader/',
  '/migrate/',
  '/plugins/html-webpack-plugin/',
  `${older.base}concepts/output/`,
];

/**
 * Leaves out what the breaking of lines and pages changes, and signs that not every machine has a
 * font for: drawn boxes, check marks.
 */
const squeezed = (text: string) =>
  text.replace(/[^\x21-\x7e\p{Script=Latin}]/gu, '').normalize('NFKC');

/**
 * Gives the text of every paragraph, heading, item, cell and code block of a page as it is to
 * stand on paper. What style sheets add is said by no structure of a PDF.
 */
async function printedBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const articles = document.querySelectorAll('main article');
    const blocks = [...articles].flatMap((article) => [
      ...article.querySelectorAll('h1, h2, h3, h4, p, li, td, th, summary, figcaption, pre'),
    ]);
    // What pointing at a figure shows is not on paper, and neither is what only voices say.
    const unprinted = 'nav, .readout, .visually-hidden';
    return blocks
      .filter((block) => !block.closest(unprinted) && !block.querySelector('p, li, td, pre'))
      .flatMap((block) => {
        const copy = block.cloneNode(true) as Element;
        copy.querySelectorAll('.visually-hidden').forEach((hidden) => hidden.remove());
        // Notes stand beside code and text: each is a block, and so is what is between two.
        for (const note of copy.querySelectorAll('.note, .beside'))
          note.replaceWith('\0', ...note.childNodes, '\0');
        return copy.textContent.split('\0');
      });
  });
}

/**
 * Whether a printed text has a block: whole, or in two parts with something between them, as where a
 * page ends and its margin is read first.
 * @param text of all pages, squeezed as the block is
 */
function isSaid(text: string, block: string): boolean {
  let matchedLength = 0;
  for (let step = block.length; step > 0; step = step >> 1)
    while (
      matchedLength + step <= block.length &&
      text.includes(block.slice(0, matchedLength + step))
    )
      matchedLength += step;
  return text.includes(block.slice(matchedLength));
}

for (const address of kinds) {
  test(`${address} printed alone loses no text`, async ({page}) => {
    await page.goto(address);
    const blocks = await printedBlocks(page);
    expect(blocks.length).toBeGreaterThan(10);
    const printed = await readPdf(await page.pdf(onA4));
    const text = squeezed(printed.text);
    expect(blocks.filter((block) => !isSaid(text, squeezed(block)))).toEqual([]);
    expect(printed.outside).toEqual([]);
  });
}

test('every sheet says what it is of, of which release, and which of how many', async ({page}) => {
  await page.goto('/configuration/mode/');
  const {margins} = await readPdf(await page.pdf(onA4));
  expect(margins.length).toBeGreaterThan(1);
  const head = `webpack ${newest.webpack} / Configuration / Mode`;
  expect(margins).toEqual(
    margins.map((_, index) => ({head, foot: `${index + 1} / ${margins.length}`})),
  );
});

test('a page printed alone is the text, without the screen around it', async ({page}) => {
  await page.goto('/guides/getting-started/');
  const printed = await readPdf(await page.pdf(onA4));
  expect(printed.painted).toContain('(https://nodejs.org/)');
  expect(squeezed(printed.painted)).toContain('$mkdir');
  for (const control of ['Copy', 'Edit Document', 'Skip to content', 'Previous']) {
    expect(printed.text).not.toContain(control);
  }
});

test.describe('on paper that does not do', () => {
  test.use({bypassCSP: true});

  test('lost text and cut lines are found', async ({page}) => {
    await page.goto('/guides/getting-started/');
    const blocks = await printedBlocks(page);
    await page.addStyleTag({
      content:
        '@media print { .code pre { white-space: pre !important; font-size: 30pt !important } article > p { display: none } }',
    });
    const printed = await readPdf(await page.pdf(onA4));
    const text = squeezed(printed.text);
    expect(blocks.filter((block) => !isSaid(text, squeezed(block))).length).toBeGreaterThan(10);
    expect(printed.outside.length).toBeGreaterThan(0);
  });
});
