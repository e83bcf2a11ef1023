import type {Page} from '@playwright/test';

/** Characters from which a cell is read as prose, and the narrowest line for it: 8rem, but for its rules. */
const prose = {characters: 25, rem: 7.8};

/**
 * Finds tables that are cut off, and cells too narrow to be read or for what is in them. A matrix
 * may be wider than its box: its first column stays in view, and its edge shows that there is more.
 * @returns a line for each fault
 */
export async function tableFaults(page: Page): Promise<string[]> {
  return page.evaluate(({characters, rem}) => {
    const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const found: string[] = [];
    for (const box of document.querySelectorAll('[role=group]:has(> table)')) {
      const table = box.querySelector('table')!;
      if (!table.checkVisibility()) continue;
      const name = box.getAttribute('aria-label');
      const first = table.querySelector('tbody th, tbody td');
      const stays = first !== null && getComputedStyle(first).position === 'sticky';
      const isCut = box.scrollWidth > box.clientWidth + 1;
      if (isCut && !stays) found.push(`cut by ${box.scrollWidth - box.clientWidth} px: ${name}`);
      if (isCut && stays && getComputedStyle(box).maskImage === 'none')
        found.push(`nothing shows that there is more: ${name}`);
      for (const cell of table.querySelectorAll('tbody :is(th, td)')) {
        const text = cell.textContent.trim();
        const {width} = cell.getBoundingClientRect();
        if (text.length >= characters && width < rem * em)
          found.push(`${Math.round(width)} px for "${text.slice(0, 30)}": ${name}`);
        const content = document.createRange();
        content.selectNodeContents(cell);
        const over = content.getBoundingClientRect().right - cell.getBoundingClientRect().right;
        if (over > 1)
          found.push(`${Math.round(over)} px over its cell, "${text.slice(0, 30)}": ${name}`);
      }
    }
    return found.slice(0, 10);
  }, prose);
}
