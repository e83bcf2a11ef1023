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
    /** A strip that is not blank, and the space that belongs above it. */
    interface Mark {
      top: number;
      bottom: number;
      what: string;
      space: number;
    }
    const marks: Mark[] = [];
    const main = document.querySelector('main')!;
    const isSeen = (color: string) => color !== 'transparent' && !/[,/] 0\)$/.test(color);
    const px = (length: string) => Number.parseFloat(length);

    function spaceAbove(element: Element): number {
      const heading = element.closest('h1, h2, h3, h4, h5, h6, .label');
      let space = 0;
      for (let box = heading; box && box !== main; box = box.parentElement) {
        const {marginTop, paddingTop} = getComputedStyle(box);
        space += px(marginTop) + (box === heading ? 0 : px(paddingTop));
        if (box.previousElementSibling) break;
      }
      return space;
    }

    function add(element: Element, top: number, bottom: number, space = 0): void {
      const what = `${element.localName} "${element.textContent.trim().slice(0, 30)}"`;
      if (bottom > top) marks.push({top, bottom, what, space});
    }

    /** What the element itself paints: a ground, edges, what style sheets write. */
    function addPaint(element: Element): void {
      const {backgroundColor, backgroundImage, boxShadow, borderTopWidth, borderBottomWidth} =
        getComputedStyle(element);
      const {top, bottom, width, height} = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const isWhole =
        element.matches('img, svg, input, button, iframe, canvas, video') ||
        [backgroundImage, boxShadow].some((paint) => paint !== 'none') ||
        isSeen(backgroundColor);
      if (isWhole) add(element, top, bottom);
      else if (width > 40) {
        add(element, top, top + px(borderTopWidth));
        add(element, bottom - px(borderBottomWidth), bottom);
      }
    }

    // What pointing at a figure shows has its room at all times.
    const isShown = (element: Element) =>
      element.closest('.readout') !== null ||
      (!element.closest('.visually-hidden') && element.checkVisibility({visibilityProperty: true}));
    for (const element of main.querySelectorAll(':not(svg *)')) {
      if (!isShown(element)) continue;
      addPaint(element);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const {top, bottom} of range.getClientRects())
          add(element, top, bottom, spaceAbove(element));
      }
    }

    marks.sort((a, b) => a.top - b.top);
    const found: string[] = [];
    let last = marks[0];
    for (const mark of marks) {
      const height = Math.round(mark.top - last!.bottom);
      if (height > Math.max(limit + 2, mark.space + limit / 2))
        found.push(`${height} px between ${last!.what} and ${mark.what}`);
      if (mark.bottom > last!.bottom) last = mark;
    }
    return found.slice(0, 10);
  }, limit);
}
