import {
  expect,
  type Page,
  type PageAssertionsToHaveScreenshotOptions,
  test,
} from '@playwright/test';

// Before a picture is taken, the caret is hidden by a style element.
test.use({bypassCSP: true});

/** A window, or a sheet of paper, in which a page is looked at. */
interface View {
  name: string;
  viewport: {width: number; height: number};
  media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
}

const phone = {width: 390, height: 844};
const desktop = {width: 1440, height: 900};
/** Nothing moves: what fades in would be caught on its way. */
const plain = {
  media: 'screen',
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const;

const views: readonly View[] = [
  {name: '390-light', viewport: phone, media: plain},
  {name: '768-light', viewport: {width: 768, height: 1024}, media: plain},
  {name: '1440-light', viewport: desktop, media: plain},
  {name: '1440-dark', viewport: desktop, media: {...plain, colorScheme: 'dark'}},
  {name: '1440-forced-colors', viewport: desktop, media: {...plain, forcedColors: 'active'}},
  // What is inside of the margins of an A4 page, in CSS pixels.
  {name: 'print', viewport: {width: 673, height: 960}, media: {...plain, media: 'print'}},
];

/** Shows a page, from its top, with its fonts and pictures. */
async function show(page: Page, {viewport, media}: View): Promise<void> {
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

type Options = PageAssertionsToHaveScreenshotOptions;

/** Compares what a page shows with a picture; all differences of a test are told at once. */
async function compare(page: Page, name: string, options?: Options): Promise<void> {
  const picture = `${name}.png`;
  const message = `The page no longer looks like test/screenshots/${picture}. Open the picture that is listed below as "Diff". If the page is to look like this, run "npm run screenshots:update" and commit what it changes.`;
  await expect.soft(page, message).toHaveScreenshot(picture, options);
}

/** First screens on which nothing changes by itself. */
const screens = {landing: '/', 'not-found': '/no-such-page/'};

for (const [name, address] of Object.entries(screens)) {
  test(`${address} looks as it did`, async ({page}) => {
    await page.goto(address);
    for (const view of views) {
      await show(page, view);
      await compare(page, `${name}-${view.name}`);
    }
  });
}

/**
 * Shows a section of the page alone, so that nothing above it moves it.
 * @returns its place in the window
 */
const showSection = (page: Page, id: string) =>
  page.evaluate((name) => {
    const article = document.querySelector('article.prose')!;
    let isShown = false;
    for (const element of article.children as HTMLCollectionOf<HTMLElement>) {
      const heading = element.matches('h2') ? element : element.querySelector(':scope > h2');
      if (heading) isShown = heading.id === name;
      element.style.setProperty('display', isShown ? '' : 'none', 'important');
    }
    const {x, width} = document.querySelector('main')!.getBoundingClientRect();
    const {top, bottom} = article.getBoundingClientRect();
    return {x, y: top, width, height: bottom - top};
  }, id);

for (const view of views) {
  test(`every element of the kitchen sink looks as it did: ${view.name}`, async ({page}) => {
    await page.goto('/contribute/kitchen-sink/');
    await show(page, view);
    // A window as high as the page: a picture of more than the window resizes it each time.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({...view.viewport, height});
    const titles = page.locator('article.prose > .heading.h2 > h2');
    for (const name of await titles.evaluateAll((all) => all.map(({id}) => id)))
      await compare(page, `kitchen-sink-${name}-${view.name}`, {
        clip: await showSection(page, name),
      });
  });
}
