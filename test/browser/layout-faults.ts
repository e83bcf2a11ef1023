import type {Page} from '@playwright/test';

/**
 * Finds what does not fit on a page: text outside of the window or cut off, blocks over each other,
 * a document that scrolls sideways. What scrolls by itself may be as wide as it likes.
 * @returns a line for each fault; the first ones are enough to find the rest
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults = new Set<string>();
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const cuts = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const isHidden = (element: Element) =>
      element.closest('.visually-hidden') !== null ||
      !element.checkVisibility({visibilityProperty: true});

    if (root.scrollWidth > root.clientWidth) {
      faults.add(`the document is ${root.scrollWidth - root.clientWidth} px too wide`);
    }

    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (!text.nodeValue?.trim() || isHidden(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const {left, right, top, bottom} = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && !scrolls(box); box = box.parentElement) {
        const edge = box.getBoundingClientRect();
        const isOut = left < edge.left - 1 || right > edge.right + 1;
        if (cuts(box) && (isOut || top < edge.top - 1 || bottom > edge.bottom + 1))
          faults.add(`cut off: ${nameOf(parent)} in ${box.localName}.${box.className}`);
        if (box === root && (left < -1 || right > root.clientWidth + 1))
          faults.add(`outside: ${nameOf(parent)}`);
      }
    }

    const inFlow = (element: Element) => {
      const {position, float, display} = getComputedStyle(element);
      return (
        !isHidden(element) &&
        !/absolute|fixed|sticky/.test(position) &&
        float === 'none' &&
        !/^(inline|contents)$/.test(display)
      );
    };
    for (const parent of document.querySelectorAll('main, main *')) {
      if (parent.closest('svg, .boxes')) continue;
      const blocks = [...parent.children].filter(inFlow);
      blocks.slice(1).forEach((block, index) => {
        const before = blocks[index]!.getBoundingClientRect();
        const {top, bottom, left, right, height} = block.getBoundingClientRect();
        const isBeside = left >= before.right - 1 || right <= before.left + 1;
        const isOver = top < before.bottom - 2 && bottom > before.top + 2;
        if (!isBeside && height > 0 && before.height > 0 && isOver)
          faults.add(`overlap: ${nameOf(blocks[index]!)} and ${nameOf(block)}`);
      });
    }
    return [...faults].slice(0, 10);
  });
}
