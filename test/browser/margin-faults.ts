import type {Page} from '@playwright/test';

/** A note that pushes what is wide down leaves at maxFaults this much room empty: two lines of text. */
const hole = 56;

/**
 * Finds what stands in the margin and lies over something else there, over what is wide, or outside of
 * the window; notes that leave a hole in the text; and code that is cut off beside an empty margin.
 * @returns a line for each fault
 */
export async function marginFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({hole: maxFaults, measure, margin}) => {
      const prose = document.querySelector('main .prose');
      if (!prose) return [];
      const faults: string[] = [];
      const nameOf = (element: Element) =>
        `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const isOver = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 &&
        b.left < a.right - 1 &&
        a.top < b.bottom - 1 &&
        b.top < a.bottom - 1;
      /** Where the text ends: in a guide its box takes the margin, too. */
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const {left, right} = boxOf(prose);
      const edge = Math.min(right, left + measure * rem);
      const notes = [...prose.querySelectorAll('*')].filter(
        (element) =>
          getComputedStyle(element).float === 'right' &&
          element.checkVisibility() &&
          boxOf(element).left >= edge - 1,
      );

      /** Everything else that reaches into the margin: lines of text, code, tables, drawings. */
      const others: {element: Element; box: DOMRect}[] = [];
      const texts = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement!;
        // A line that scrolls is cut off at the edge of its block, which is among the elements below.
        const block = element.closest('pre, [role=group]');
        if (!text.nodeValue?.trim() || element.closest('.visually-hidden')) continue;
        if (block && getComputedStyle(block).overflowX !== 'visible') continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) others.push({element, box});
      }
      const wide = 'nav, pre, [role=group], svg, img, figure.code:not(.annotated)';
      for (const element of prose.querySelectorAll(wide))
        others.push({element, box: boxOf(element)});
      const inTheWay = others.filter(
        ({element, box}) =>
          box.right > edge + 1 &&
          element.checkVisibility() &&
          !notes.some((note) => note.contains(element)),
      );

      notes.forEach((note, index) => {
        const box = boxOf(note);
        if (box.right > document.documentElement.clientWidth + 1)
          faults.push(`outside of the window: ${nameOf(note)}`);
        for (const other of notes.slice(index + 1))
          if (!note.contains(other) && isOver(box, boxOf(other)))
            faults.push(`over another: ${nameOf(note)} and ${nameOf(other)}`);
        for (const other of inTheWay)
          if (isOver(box, other.box))
            faults.push(`over the text: ${nameOf(note)} and ${nameOf(other.element)}`);
      });

      for (const note of notes.filter((element) => element.matches('.beside'))) {
        const {bottom} = boxOf(note);
        for (const block of prose.children) {
          const {clear, marginTop} = getComputedStyle(block);
          if (clear !== 'right' || block === note) continue;
          const {top} = boxOf(block);
          const isPushed = top > bottom - 2 && top < bottom + 60;
          const above = block.previousElementSibling;
          const room = top - (above ? boxOf(above).bottom : bottom) - Number.parseFloat(marginTop);
          if (isPushed && room > maxFaults)
            faults.push(`a hole of ${Math.round(room)} px: ${nameOf(note)}`);
        }
      }

      for (const pre of prose.querySelectorAll('figure.code pre')) {
        const box = boxOf(pre);
        const isCut = pre.scrollWidth > pre.clientWidth + 1 && pre.checkVisibility();
        const hasMargin = document.documentElement.clientWidth >= 77.5 * rem;
        if (!isCut || !hasMargin || box.right > edge + margin * rem) continue;
        const isFree = notes.every((note) => {
          const {top, bottom} = boxOf(note);
          return bottom <= box.top || top >= box.bottom;
        });
        if (isFree) faults.push(`cut beside empty paper: ${nameOf(pre)}`);
      }
      return faults.slice(0, 10);
    },
    {hole, measure: 37, margin: 14.5},
  );
}
