import type {Page} from '@playwright/test';

/** A note that pushes what is wide down leaves at most this much room empty: two lines of text. */
const hole = 56;

/**
 * Finds what stands in the margin and lies over something else there, over what is wide, or outside of
 * the window; and notes that leave a hole in the text.
 * @returns a line for each fault
 */
export async function marginFaults(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const prose = document.querySelector('main .prose');
    if (!prose) return [];
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
    const {right: edge} = prose.getBoundingClientRect();
    const shown = [...prose.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        getComputedStyle(element).float === 'right' &&
        element.checkVisibility() &&
        element.getBoundingClientRect().left >= edge - 1,
    );
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

    /** Everything else that reaches into the margin: lines of text, code, tables, drawings. */
    const others: {element: Element; box: DOMRect}[] = [];
    const texts = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!text.nodeValue?.trim() || !element.checkVisibility()) continue;
      // A line that scrolls is cut off at the edge of its block, which is among the elements below.
      const block = element.closest('pre, [role=group]');
      if (block && getComputedStyle(block).overflowX !== 'visible') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects())
        if (box.right > edge + 1) others.push({element, box});
    }
    for (const element of prose.querySelectorAll(
      'nav, pre, [role=group], svg, img, figure.code:not(.annotated)',
    )) {
      const box = element.getBoundingClientRect();
      if (element.checkVisibility() && box.right > edge + 1) others.push({element, box});
    }

    shown.forEach((note, index) => {
      const box = note.getBoundingClientRect();
      if (box.right > document.documentElement.clientWidth + 1)
        found.push(`outside of the window: ${nameOf(note)}`);
      for (const other of shown.slice(index + 1))
        if (!note.contains(other) && isOver(box, other.getBoundingClientRect()))
          found.push(`over another: ${nameOf(note)} and ${nameOf(other)}`);
      for (const {element, box: place} of others)
        if (
          !element.closest('.visually-hidden') &&
          !note.contains(element) &&
          !shown.some((each) => each.contains(element)) &&
          isOver(box, place)
        )
          found.push(`over the text: ${nameOf(note)} and ${nameOf(element)}`);
    });

    const notes = shown.filter((element) => element.matches('.beside'));
    for (const note of notes) {
      const {bottom} = note.getBoundingClientRect();
      for (const block of prose.children) {
        if (getComputedStyle(block).clear !== 'right' || block === note) continue;
        const before = block.previousElementSibling?.getBoundingClientRect().bottom ?? bottom;
        const {top} = block.getBoundingClientRect();
        const isPushed = Math.abs(top - bottom) < 60 && top > bottom - 2;
        const space = Number.parseFloat(getComputedStyle(block).marginTop);
        if (isPushed && top - before - space > most)
          found.push(`a hole of ${Math.round(top - before - space)} px: ${nameOf(note)}`);
      }
    }
    return found.slice(0, 10);
  }, hole);
}
