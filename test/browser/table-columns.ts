import type {Page} from '@playwright/test';

/** Columns that differ by more are not meant to begin at one place (src/markdown/tables), in pixels. */
const near = 80;

/**
 * Finds neighbors among the tables of a page that say what names mean, lead to places or compare,
 * whose second columns start at places that differ by less than the content asks for; and those of
 * tables with the same heads across the margin whose last columns do not start at one place, where
 * there is the room for it.
 * @returns a line for each pair of tables
 */
export async function jumpingColumns(page: Page): Promise<string[]> {
  return page.evaluate((near) => {
    const kinds = ['lookup', 'reference', 'matrix'];
    const tables = [...document.querySelectorAll('main .table')].flatMap((box) => {
      const kind = kinds.find((each) => box.classList.contains(each));
      const heads = [...box.querySelectorAll('table tr:first-child > *')];
      if (!kind || !heads[1] || getComputedStyle(heads[1]).display !== 'table-cell') return [];
      // What is compared scrolls inside of its box.
      const left = box.getBoundingClientRect().left - box.scrollLeft;
      const starts = heads.map((head) => head.getBoundingClientRect().left - left);
      const isWide = kind === 'reference' && box.classList.contains('across') && heads.length > 2;
      const words = heads.map(({textContent}) => textContent).join();
      const hasRoom = box.clientWidth >= 768;
      const last = isWide && hasRoom ? {words, start: starts.at(-1)!} : undefined;
      return [{name: box.getAttribute('aria-label'), kind, start: starts[1]!, last}];
    });
    return tables.slice(1).flatMap(({name, kind, start, last}, index) => {
      const before = tables[index]!;
      const said = (jump: number, limit: number) =>
        jump > 1 && jump < limit ? [`${before.name} / ${name}: ${Math.round(jump)} px`] : [];
      if (before.kind !== kind) return [];
      const ofLast =
        last && before.last?.words === last.words ? Math.abs(last.start - before.last.start) : 0;
      return [...said(Math.abs(start - before.start), near), ...said(ofLast, Infinity)];
    });
  }, near);
}
