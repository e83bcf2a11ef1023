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
      ...article.querySelectorAll('h1, h2, h3, h4, p, li, td, th, summary, figcaption > span, pre'),
    ]);
    return blocks
      .filter((block) => !block.closest('nav') && !block.querySelector('p, li, td, pre'))
      .map((block) => {
        const copy = block.cloneNode(true) as Element;
        copy.querySelectorAll('.visually-hidden, .anchor').forEach((hidden) => hidden.remove());
        return copy.textContent;
      });
  });
}
