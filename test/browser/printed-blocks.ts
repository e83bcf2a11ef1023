import type {Page} from '@playwright/test';

/**
 * Leaves out what the breaking of lines and pages changes, and signs that not every machine has a
 * font for: drawn boxes, check marks.
 */
export const squeezed = (text: string) =>
  text.replace(/[^\x21-\x7e\p{Script=Latin}]/gu, '').normalize('NFKC');

/**
 * Gives the text of every paragraph, heading, item, cell and code block of a page as it is to
 * stand on paper. What style sheets add is said by no structure of a PDF.
 */
export async function printedBlocks(page: Page): Promise<string[]> {
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
        copy.querySelectorAll('.visually-hidden, .anchor').forEach((hidden) => hidden.remove());
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
export function isSaid(text: string, block: string): boolean {
  let known = 0;
  for (let step = block.length; step > 0; step = step >> 1)
    while (known + step <= block.length && text.includes(block.slice(0, known + step)))
      known += step;
  return text.includes(block.slice(known));
}
