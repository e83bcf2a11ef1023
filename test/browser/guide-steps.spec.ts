import {expect, type Page, test} from '@playwright/test';

const address = '/guides/code-splitting/';
const open = async (page: Page, width: number) => {
  await page.setViewportSize({width, height: 900});
  await page.goto(address);
};
const heading = (page: Page, name: string) => page.getByRole('heading', {name, exact: true});

/** Gives the ribbon that is seen in the margin below the header. */
const seenRibbon = (page: Page) =>
  page.evaluate(() => {
    const {left} = document.querySelector('.ribbon')!.getBoundingClientRect();
    const {bottom} = document.querySelector('header')!.getBoundingClientRect();
    const elementBelow = document.elementFromPoint(left + 2, bottom + 26)?.closest('.ribbon');
    return (
      elementBelow && {
        text: elementBelow.textContent,
        top: elementBelow.getBoundingClientRect().top - bottom,
      }
    );
  });

test('the ribbon stays below the header while its step is read, and leads to others', async ({
  page,
}) => {
  await open(page, 1440);
  for (const [name, step] of [
    ['Load it before the click', 3],
    ['Add a second page', 5],
    ['Let webpack choose the modules', 6],
    ['See what is in which file', 8],
  ] as const) {
    await heading(page, name).evaluate((element) => {
      // Wide code that follows runs over the ribbon.
      scrollTo(0, element.getBoundingClientRect().top + scrollY);
    });
    await expect.poll(() => seenRibbon(page)).toEqual({text: `Step ${step} of 8`, top: 0});
  }
  await open(page, 1440);
  await page.getByText('Step 1 of 8').locator('..').locator('li:nth-child(5) a').click();
  await expect(page).toHaveURL(`${address}#entry-points`);
  await expect(heading(page, 'Add a second page')).toBeInViewport();
  await expect.poll(async () => (await seenRibbon(page))?.text).toBe('Step 5 of 8');
});

test('without a margin the step ribbon is above the heading, and the files fold', async ({
  page,
}) => {
  await open(page, 1239);
  const ribbon = page.getByText('Step 5 of 8').locator('..');
  const title = heading(page, 'Add a second page');
  const files = page.getByText('Files in step 5').first();
  const [above, middle, below] = await Promise.all(
    [ribbon, title, files].map(async (part) => (await part.boundingBox())!),
  );
  expect(above!.y + above!.height).toBeLessThanOrEqual(middle!.y);
  expect(middle!.y + middle!.height).toBeLessThanOrEqual(below!.y);
  const download = page.getByRole('link', {name: 'Download step 5 .zip'});
  await expect(download).toBeHidden();
  await files.click();
  await expect(download).toBeVisible();
});

test('on paper step, files and sizes stay in the margin', async ({page}) => {
  await open(page, 673);
  await page.emulateMedia({media: 'print'});
  const {beside, text} = await page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    return {
      beside: [...document.querySelectorAll('.ribbon:not(:empty), .files, .sizes')].map(boxOf),
      text: boxOf(document.querySelector('.prose > .code')!),
    };
  });
  expect(beside.length).toBeGreaterThan(16);
  for (const box of beside) expect(box.left).toBeGreaterThan(text.right);
  await expect(page.getByText('favorites.js').first()).toBeVisible();
});
