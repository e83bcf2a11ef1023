import type {Page} from '@playwright/test';

/** A window, or a sheet of paper, in which a page is looked at. */
export interface View {
  name: string;
  viewport: {width: number; height: number};
  media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
}

const phone = {width: 390, height: 844};
const tablet = {width: 768, height: 1024};
const desktop = {width: 1440, height: 900};
/** What is inside of the margins of an A4 page, in CSS pixels. */
const sheet = {width: 673, height: 960};

/** Nothing moves: what fades in would be caught on its way. */
const plain = {
  media: 'screen',
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const;

/** What an element of a text looks like depends on the width, or on the colors. */
export const viewsOfElements: readonly View[] = [
  {name: '390-light', viewport: phone, media: plain},
  {name: '768-light', viewport: tablet, media: plain},
  {name: '1440-light', viewport: desktop, media: plain},
  {name: '1440-dark', viewport: desktop, media: {...plain, colorScheme: 'dark'}},
  {name: '1440-forced-colors', viewport: desktop, media: {...plain, forcedColors: 'active'}},
  {name: 'print', viewport: sheet, media: {...plain, media: 'print'}},
];

/** The place bar stands on phones alone, and has colors of its own. */
export const views: readonly View[] = [
  ...viewsOfElements,
  {name: '390-dark', viewport: phone, media: {...plain, colorScheme: 'dark'}},
];

/** Shows a page, from its top, in a view, with its fonts and pictures. */
export async function show(page: Page, {viewport, media}: View): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia(media);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    scrollTo(0, 0);
    // What follows the size of the window has been told of it after the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
