import {
  expect,
  type Page,
  type PageAssertionsToHaveScreenshotOptions,
  test,
} from '@playwright/test';
import {answerElsewhere} from './elsewhere';
import {type Shot, shots} from './visual/shots';
import {show, type View, views, viewsOfElements} from './visual/views';

const kitchenSink = '/contribute/kitchen-sink/';

// Before a picture is taken, the caret is hidden by a style element.
test.use({bypassCSP: true});

type Options = PageAssertionsToHaveScreenshotOptions;

/** Compares what a page shows with a picture; all differences of a test are told at once. */
async function compare(page: Page, name: string, options: Options): Promise<void> {
  const picture = `${name}.png`;
  const message = `The page no longer looks like test/screenshots/${picture}. Open the picture that is listed below as "Diff". If the page is to look like this, run "npm run screenshots:update" and commit what it changes.`;
  await expect.soft(page, message).toHaveScreenshot(picture, options);
}

/** Opens a page, with everything that comes by itself. */
async function open(page: Page, {address, awaits = 'h1'}: Shot): Promise<void> {
  await answerElsewhere(page);
  await page.goto(address);
  await page.locator(awaits).first().waitFor();
  // A build has the counts of a page only where the checks ran before it.
  const counts = page.locator('article dd').filter({hasText: /^\d+ (?:sample|statement)s?\b/});
  await counts.evaluateAll((found) => found.forEach((one) => one.remove()));
}

/** The release that pages were verified with. */
const release = /^(?:webpack )?\d+\.\d+\.\d+$/;

/** What is compared in a view: the window, or its upper part. */
async function optionsOf(page: Page, {masks, upTo}: Shot, {viewport}: View): Promise<Options> {
  const mask = [page.getByText(release), ...(masks ? [page.locator(masks)] : [])];
  if (upTo === undefined) return {mask};
  const box = await page.locator(upTo).first().boundingBox();
  const height = Math.min(viewport.height, Math.ceil(box!.y + box!.height));
  return {mask, clip: {x: 0, y: 0, width: viewport.width, height}};
}

for (const shot of shots) {
  test(`${shot.address} looks as it did`, async ({page}) => {
    await open(page, shot);
    for (const view of views) {
      await show(page, view);
      await compare(page, `${shot.name}-${view.name}`, await optionsOf(page, shot, view));
    }
  });
}

/** Gives the place of each section on the page, as high as it is. */
async function sections(page: Page) {
  return page.evaluate(() => {
    const article = document.querySelector('main article')!;
    const {x, width} = document.querySelector('main')!.getBoundingClientRect();
    // Footnotes that stand in the margin have no list.
    const shown = [...article.querySelectorAll('h2')].filter((title) => title.checkVisibility());
    const tops = shown.map((title) => ({
      name: title.id,
      y: title.getBoundingClientRect().top + scrollY,
    }));
    const bottom = article.getBoundingClientRect().bottom + scrollY;
    return tops.map(({name, y}, index) => ({
      name,
      clip: {x, y, width, height: (tops[index + 1]?.y ?? bottom) - y},
    }));
  });
}

for (const view of viewsOfElements) {
  test(`every element of the kitchen sink looks as it did: ${view.name}`, async ({page}) => {
    await page.goto(kitchenSink);
    await show(page, view);
    for (const {name, clip} of await sections(page)) {
      await compare(page, `kitchen-sink-${name}-${view.name}`, {fullPage: true, clip});
    }
  });
}
