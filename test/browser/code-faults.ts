import type {Page} from '@playwright/test';

/**
 * Finds code blocks whose Copy lies over code, without a head row or without a name in it, whose edge
 * does not show that there is more, and lines of an error or of notes that are cut off. The chat button and the header float over everything.
 * @returns a line for each fault
 */
export async function codeFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What follows the scrolling of an element knows of its new width in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found: string[] = [];
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    for (const figure of document.querySelectorAll('main figure.code')) {
      if (!figure.checkVisibility()) continue;
      const head = figure.querySelector('figcaption');
      const pre = figure.querySelector('pre')!;
      const copy = figure.querySelector('.copy');
      const name = pre.getAttribute('aria-label') ?? '';
      const what = `${name} "${pre.textContent.trim().slice(0, 30)}"`;
      if (!head?.textContent.trim() || head.getBoundingClientRect().height < 20)
        found.push(`no head row: ${what}`);
      const box = pre.getBoundingClientRect();
      if (copy && isOver(copy.getBoundingClientRect(), box)) found.push(`Copy over code: ${what}`);
      if (head && isOver(head.getBoundingClientRect(), box))
        found.push(`head row over code: ${what}`);
      if (copy && head && isOver(copy.getBoundingClientRect(), head.getBoundingClientRect()))
        found.push(`Copy over the name: ${what}`);
      const {overflowX, maskImage} = getComputedStyle(pre);
      if (overflowX === 'auto' && maskImage === 'none' && pre.scrollWidth > pre.clientWidth + 1)
        found.push(`nothing shows that there is more: ${what}`);
      if (figure.matches('.error') && pre.scrollWidth > pre.clientWidth + 1)
        found.push(`error cut by ${pre.scrollWidth - pre.clientWidth} px: ${what}`);
      for (const note of figure.querySelectorAll('.note')) {
        const {left, right} = note.getBoundingClientRect();
        if (left < -1 || right > document.documentElement.clientWidth + 1)
          found.push(`note outside of the window: ${what}`);
        for (const line of figure.querySelectorAll('.noted'))
          if (isOver(note.getBoundingClientRect(), line.getBoundingClientRect()))
            found.push(`note over code: ${what}`);
      }
    }
    return found.slice(0, 10);
  });
}
