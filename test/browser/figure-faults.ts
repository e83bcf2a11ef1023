import type {Page} from '@playwright/test';

/**
 * Finds figures that are wider than their column, words that leave their box, and graphs of which
 * not exactly one drawing is shown.
 * @returns a line for each fault
 */
export async function figureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const figure of document.querySelectorAll('figure.diagram')) {
      if (!figure.checkVisibility()) continue;
      const name = figure.querySelector('figcaption b')!.textContent;
      const forms = [...figure.querySelectorAll(':is(svg, .drawing > .tree)')];
      const shown = forms.filter((form) => form.checkVisibility());
      if (forms.length > 0 && shown.length !== 1)
        found.push(`${shown.length} forms are shown: ${name}`);
      const {right} = figure.getBoundingClientRect();
      const parts = [...figure.querySelectorAll('svg, .box')];
      const over = Math.max(...parts.map((part) => part.getBoundingClientRect().right - right));
      if (over > 1) found.push(`${Math.round(over)} px too wide: ${name}`);
      for (const box of figure.querySelectorAll('.node')) {
        const front = box.querySelector('.front')!.getBoundingClientRect();
        for (const text of box.querySelectorAll('text')) {
          const words = text.getBoundingClientRect();
          if (words.left < front.left - 1 || words.right > front.right + 1)
            found.push(`"${text.textContent}" leaves its box: ${name}`);
        }
      }
    }
    return found.slice(0, 10);
  });
}
