import type {Page} from '@playwright/test';

/**
 * Finds facts with a word that goes on in the next line, and facts that are cut off. Code may go on
 * where a sign ends a part of it, or where a capital begins one (src/markdown/code-joints.ts).
 * @returns a line for each fault
 */
export async function factFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const fact of document.querySelectorAll('main .facts :is(dt, dd)')) {
      if (!fact.checkVisibility()) continue;
      const list = fact.closest('.facts')!;
      const name = `${list.querySelector('[data-option]')?.getAttribute('data-option') ?? ''} ${fact.textContent.slice(0, 30)}`;
      if (fact.scrollWidth > fact.clientWidth + 1)
        found.push(`cut by ${fact.scrollWidth - fact.clientWidth} px: ${name}`);
      const texts = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const {0: word, index} of text.nodeValue!.matchAll(/[\p{L}\p{N}_$]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
          if (lines.size > 1) found.push(`broken inside "${word}": ${name}`);
        }
      }
    }
    return found.slice(0, 10);
  });
}
