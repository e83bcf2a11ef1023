import type {Page} from '@playwright/test';

const limits = {
  /** Characters from which a cell is read as prose. */
  prose: 25,
  /** The narrowest line for it, in rem: 8, but for its rules. */
  proseWidth: 7.8,
};

/**
 * Finds what is wrong with code, tables, facts and figures:
 * - code whose Copy or head row lies over it, or that has no name; a message or a terminal that is
 *   cut off; a flag that is broken; notes
 *   over code or outside of the window. The chat button and the header float over everything.
 * - tables that are cut off, and cells too narrow to be read or for what is in them
 * - what scrolls, and whose edge does not show that there is more
 * - facts that are cut off, or with a word that goes on in the next line. Code may go on where a
 *   sign ends a part of it, or where a capital begins one (src/markdown/line-breaks.ts).
 * - figures wider than their column, words that leave their box, and graphs with lines where boxes
 *   are a tree, or without
 * @returns a line for each fault; the first ones are enough to find the rest
 */
export async function elementFaults(page: Page): Promise<string[]> {
  return page.evaluate(async ({prose, proseWidth}) => {
    // What follows the scrolling of an element knows of its new width in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const faults: string[] = [];
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const isOver = (upper: Element, lower: Element) => {
      const [a, b] = [boxOf(upper), boxOf(lower)];
      return (
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      );
    };
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const cutBy = ({scrollWidth, clientWidth}: Element) =>
      scrollWidth > clientWidth + 1 ? scrollWidth - clientWidth : 0;
    const contentOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range;
    };
    const beginning = (element: Element) => element.textContent.trim().slice(0, 30);
    const hidesMore = (element: Element) =>
      cutBy(element) > 0 && getComputedStyle(element).maskImage === 'none';

    for (const figure of shown('main figure.code')) {
      const pre = figure.querySelector('pre')!;
      const head = figure.querySelector('figcaption');
      const copy = figure.querySelector('.copy');
      const what = `${pre.getAttribute('aria-label') ?? ''} "${beginning(pre)}"`;
      if (!head?.textContent.trim() || boxOf(head).height < 20) faults.push(`no head row: ${what}`);
      if (copy && isOver(copy, pre)) faults.push(`Copy over code: ${what}`);
      if (head && isOver(head, pre)) faults.push(`head row over code: ${what}`);
      if (copy && head && isOver(copy, head)) faults.push(`Copy over the name: ${what}`);
      if (getComputedStyle(pre).overflowX === 'auto' && hidesMore(pre))
        faults.push(`nothing shows that there is more: ${what}`);
      if (figure.matches('.error, .output, .terminal') && cutBy(pre))
        faults.push(`message cut by ${cutBy(pre)} px: ${what}`);
      for (const flag of figure.querySelectorAll('.command .unbroken'))
        if (contentOf(flag).getClientRects().length > 1)
          faults.push(`flag broken: ${flag.textContent}`);
      for (const note of figure.querySelectorAll('.note')) {
        const {left, right} = boxOf(note);
        if (left < -1 || right > document.documentElement.clientWidth + 1)
          faults.push(`note outside of the window: ${what}`);
        if ([...figure.querySelectorAll('.noted')].some((line) => isOver(note, line)))
          faults.push(`note over code: ${what}`);
      }
    }

    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const table of shown('[role=group] > table')) {
      const box = table.parentElement!;
      const name = box.getAttribute('aria-label');
      if (cutBy(box)) faults.push(`cut by ${cutBy(box)} px: ${name}`);
      for (const cell of table.querySelectorAll('tbody :is(th, td)')) {
        const {width} = boxOf(cell);
        if (cell.textContent.trim().length >= prose && width < proseWidth * rem)
          faults.push(`${Math.round(width)} px for "${beginning(cell)}": ${name}`);
        if (cutBy(cell))
          faults.push(`${cutBy(cell)} px over its cell, "${beginning(cell)}": ${name}`);
      }
    }

    for (const fact of shown('main .facts :is(dt, dd)')) {
      const option = fact.closest('.facts')!.querySelector<HTMLElement>('[data-option]');
      const name = `${option?.dataset.option ?? ''} ${beginning(fact)}`;
      if (cutBy(fact)) faults.push(`cut by ${cutBy(fact)} px: ${name}`);
      const texts = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const {0: word, index} of text.nodeValue!.matchAll(/[\p{L}\p{N}_$]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
          if (lines.size > 1) faults.push(`broken inside "${word}": ${name}`);
        }
      }
    }

    for (const figure of shown('figure.diagram')) {
      const name = figure.querySelector('figcaption b')!.textContent;
      for (const box of figure.querySelectorAll('.box, svg')) {
        const {right} = boxOf(box);
        const over = right - boxOf(figure).right;
        if (over > 1) faults.push(`${Math.round(over)} px too wide: ${name}`);
        const words = [...contentOf(box).getClientRects()];
        if (box.matches('.box') && words.some((line) => line.right > right + 1))
          faults.push(`"${box.textContent}" leaves its box: ${name}`);
      }
      const lines = figure.querySelector('svg')?.checkVisibility();
      const box = figure.querySelector('.placed .box');
      if (box && lines !== (getComputedStyle(box).position === 'absolute'))
        faults.push(`boxes and lines are of two forms: ${name}`);
    }
    return faults.slice(0, 10);
  }, limits);
}
