import type {Page} from '@playwright/test';

/**
 * Finds figures that are wider than their column, words that leave their box, and graphs with
 * lines where boxes are a tree, or without.
 * @returns a line for each fault
 */
export async function figureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const figure of document.querySelectorAll('figure.diagram')) {
      if (!figure.checkVisibility()) continue;
      const name = figure.querySelector('figcaption b')!.textContent;
      const {right} = figure.getBoundingClientRect();
      for (const box of figure.querySelectorAll('.box, svg')) {
        const own = box.getBoundingClientRect();
        if (own.right > right + 1)
          found.push(`${Math.round(own.right - right)} px too wide: ${name}`);
        const range = document.createRange();
        range.selectNodeContents(box);
        const words = [...range.getClientRects()];
        if (box.matches('.box') && words.some((line) => line.right > own.right + 1))
          found.push(`"${box.textContent}" leaves its box: ${name}`);
      }
      const lines = figure.querySelector('svg')?.checkVisibility();
      const box = figure.querySelector('.placed .box');
      if (box && lines !== (getComputedStyle(box).position === 'absolute'))
        found.push(`boxes and lines are of two forms: ${name}`);
    }
    return found.slice(0, 10);
  });
}
