import type {Page} from '@playwright/test';

/** First columns that differ by more are not meant to end at one place (src/markdown/tables), in pixels. */
const near = 80;

/**
 * Finds neighbors among the tables of a page that say what names mean, or lead to places, whose
 * second columns start at places that differ by less than the content asks for.
 * @returns a line for each pair of tables
 */
export async function jumpingColumns(page: Page): Promise<string[]> {
  return page.evaluate((near) => {
    const tables = [...document.querySelectorAll('main .table:is(.lookup, .reference)')].flatMap(
      (box) => {
        const second = box.querySelector('table tr > :nth-child(2)');
        if (!second || getComputedStyle(second).display !== 'table-cell') return [];
        const {left} = box.getBoundingClientRect();
        const kind = box.classList.contains('lookup') ? 'lookup' : 'reference';
        const name = box.getAttribute('aria-label');
        return [{name, kind, start: second.getBoundingClientRect().left - left}];
      },
    );
    return tables.slice(1).flatMap(({name, kind, start}, index) => {
      const before = tables[index]!;
      const jump = Math.round(Math.abs(start - before.start));
      const isFault = before.kind === kind && jump > 1 && jump < near;
      return isFault ? [`${before.name} / ${name}: ${jump} px`] : [];
    });
  }, near);
}
