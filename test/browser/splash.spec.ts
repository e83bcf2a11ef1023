import {expect, type Page, test} from '@playwright/test';

const cube = (page: Page) => page.getByRole('img', {name: /flow into a cube/});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
/** What the words move behind. */
const pane = (page: Page) => heading(page).locator('[aria-hidden=true] > span');

/** Holds everything that moves at a moment, counted in milliseconds from the start. */
const holdAt = (page: Page, moment: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      // What scrolls is no matter of time.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = time;
    }
  }, moment);

/** Gives the word that fills its window; none while one word follows another. */
const wordAt = async (page: Page, moment: number): Promise<string | undefined> => {
  await holdAt(page, moment);
  return pane(page).evaluate((box) => {
    const {top} = box.getBoundingClientRect();
    const words = [...box.children];
    return words.find((word) => Math.abs(word.getBoundingClientRect().top - top) < 0.5)
      ?.textContent;
  });
};

/** Gives how far the core of the cube and its shell are turned, in degrees. */
const turns = (page: Page) =>
  cube(page)
    .locator('div[aria-hidden=true] > div')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const {m11, m31} = new DOMMatrix(getComputedStyle(part).transform);
        return (Math.round((Math.atan2(m31, m11) * 180) / Math.PI) + 360) % 360;
      }),
    );

test.beforeEach(async ({page}) => {
  await page.goto('/');
});

test('the words rotate, each for five seconds, and are read out once @spec-2.2.1 @spec-2.4.2 @spec-4.19 @spec-9.15', async ({
  page,
}) => {
  await expect(heading(page)).toHaveAccessibleName(
    'bundle your assets, scripts, images and styles',
  );
  for (const [second, word] of [
    [0, 'assets'],
    [4.9, 'assets'],
    [5.5, undefined],
    [6, 'scripts'],
    [10.9, 'scripts'],
    [11.5, undefined],
    [12, 'images'],
    [18, 'styles'],
    [23.99, 'assets'],
    [24, 'assets'],
  ] as const)
    expect(await wordAt(page, second * 1000), `after ${second} s`).toBe(word);
  const isWhole = await pane(page).evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box.firstElementChild!);
    const letters = range.getBoundingClientRect();
    const {top, bottom} = box.getBoundingClientRect();
    return letters.top >= top - 1 && letters.bottom <= bottom + 1;
  });
  expect(isWhole, 'no letter is cut').toBe(true);
  await page.setViewportSize({width: 320, height: 800});
  const widths = new Set<number>();
  for (const second of [0, 6, 12, 18]) {
    await holdAt(page, second * 1000);
    widths.add((await pane(page).boundingBox())!.width);
  }
  expect(widths.size, 'their room never changes').toBe(1);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(110);
});

test('the cube is 120 px deep, and turns a quarter with each word, its core against it @spec-2.4.2 @spec-4.20 @spec-9.16', async ({
  page,
}) => {
  const seen = [];
  for (const second of [4.9, 6, 10.9, 12, 18, 24]) {
    await holdAt(page, second * 1000);
    seen.push(await turns(page));
  }
  expect(seen).toEqual([
    [0, 0],
    [270, 90],
    [270, 90],
    [180, 180],
    [90, 270],
    [0, 0],
  ]);
  const depth = () =>
    cube(page)
      .locator('div[aria-hidden=true] > div:last-child > i')
      .first()
      .evaluate((face) => getComputedStyle(face).width);
  await page.setViewportSize({width: 1440, height: 900});
  expect(await depth()).toBe('120px');
  await page.setViewportSize({width: 390, height: 844});
  expect(parseFloat(await depth())).toBeLessThan(100);
});

test('who asks for less motion sees the first word', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.reload();
  await expect(heading(page).getByText('assets', {exact: true}).first()).toBeInViewport();
});
