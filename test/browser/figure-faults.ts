import type {Page} from '@playwright/test';

/**
 * Finds figures that are wider than their column, words that leave their box, and figures of which
 * not exactly one form is shown.
 * @returns a line for each fault
 */
export async function figureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const figure of document.querySelectorAll('figure.diagram')) {
      if (!figure.checkVisibility()) continue;
      const name = figure.querySelector('figcaption b')!.textContent;
      const forms = [...figure.querySelectorAll('svg')].filter((form) => form.checkVisibility());
      const [shown] = forms;
      if (forms.length !== 1 || !shown) {
        found.push(`${forms.length} forms are shown: ${name}`);
        continue;
      }
      const over = shown.getBoundingClientRect().right - figure.getBoundingClientRect().right;
      if (over > 1) found.push(`${Math.round(over)} px too wide: ${name}`);
      for (const part of shown.querySelectorAll('g:has(> :is(.front, .flat, .cell))')) {
        const box = part
          .querySelector(':scope > :is(.front, .flat, .cell)')!
          .getBoundingClientRect();
        for (const text of part.querySelectorAll('text')) {
          const words = text.getBoundingClientRect();
          const isInside = words.top < box.bottom && words.bottom > box.top;
          if (isInside && (words.left < box.left - 1 || words.right > box.right + 1))
            found.push(`"${text.textContent}" leaves its box: ${name}`);
        }
      }
    }
    return found.slice(0, 10);
  });
}
