import type {Page} from '@playwright/test';

/** The widest space of the layout, in pixels: a blank strip that is higher is a hole. */
const limit = 80;

/**
 * Finds blank strips of more than 80 px that cross the whole content of a page: no text, picture,
 * ground or hairline reaches into them, in the text or in the margin. The space above a heading is
 * none.
 * @returns a line for each hole, with what stands above and below it
 */
export async function pageHoles(page: Page): Promise<string[]> {
  return page.evaluate((limit) => {
    interface Mark {
      top: number;
      bottom: number;
      what: string;
      /** Space that belongs above it. */
      space: number;
    }
    const marks: Mark[] = [];
    const main = document.querySelector('main')!;
    const isSeen = (color: string) => color !== 'transparent' && !/[,/] 0\)$/.test(color);
    const nameOf = (element: Element) =>
      `${element.localName} "${element.textContent.trim().slice(0, 30)}"`;
    const headings = 'h1, h2, h3, h4, h5, h6, .label';

    function spaceAbove(element: Element): number {
      const heading = element.closest(headings);
      if (!heading) return 0;
      let space = 0;
      for (let box: Element | null = heading; box && box !== main; box = box.parentElement) {
        const {marginTop, paddingTop} = getComputedStyle(box);
        space +=
          Number.parseFloat(marginTop) + (box === heading ? 0 : Number.parseFloat(paddingTop));
        if (box.previousElementSibling) break;
      }
      return space;
    }

    function add(element: Element, {top, bottom}: {top: number; bottom: number}, space = 0): void {
      if (bottom > top) marks.push({top, bottom, what: nameOf(element), space});
    }

    /** What the element itself paints: a ground, edges, what style sheets write. */
    function addPaint(element: Element): void {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return;
      const ground = isSeen(style.backgroundColor) || style.backgroundImage !== 'none';
      if (/^(img|svg|input|button|iframe|canvas|video)$/.test(element.localName) || ground) {
        add(element, box);
        return;
      }
      if (style.boxShadow !== 'none') add(element, box);
      for (const [edge, width] of [
        ['top', style.borderTopWidth],
        ['bottom', style.borderBottomWidth],
      ] as const) {
        const thickness = Number.parseFloat(width);
        if (thickness > 0 && box.width > 40) {
          const y = box[edge];
          add(element, {top: y - thickness, bottom: y + thickness});
        }
      }
    }

    // What pointing at a figure shows has its room at all times.
    const isShown = (element: Element) =>
      element.closest('.readout') !== null ||
      (!element.closest('.visually-hidden') && element.checkVisibility({visibilityProperty: true}));
    for (const element of main.querySelectorAll('*')) {
      if (element.closest('svg')?.contains(element) && element.localName !== 'svg') continue;
      if (!isShown(element)) continue;
      addPaint(element);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) add(element, line, spaceAbove(element));
      }
    }

    marks.sort((a, b) => a.top - b.top);
    const found: string[] = [];
    let last: Mark | undefined;
    for (const mark of marks) {
      const height = last ? mark.top - last.bottom : 0;
      if (last && Math.round(height) > Math.max(limit + 2, mark.space + limit / 2))
        found.push(`${Math.round(height)} px between ${last.what} and ${mark.what}`);
      if (!last || mark.bottom > last.bottom) last = mark;
    }
    return found.slice(0, 10);
  }, limit);
}
