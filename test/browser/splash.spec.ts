import {expect, type Page, test} from '@playwright/test';
import {rgb} from 'wcag-contrast';

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

test('the heading says all words once to those who listen @spec-2.4.2', async ({page}) => {
  await expect(heading(page)).toHaveAccessibleName(
    'bundle your assets, scripts, images and styles',
  );
});

test('the word changes after five seconds, and again after five more of rest @spec-2.2.1 @spec-2.4.2 @spec-9.15', async ({
  page,
}) => {
  expect(await wordAt(page, 4900)).toBe('assets');
  expect(await wordAt(page, 5500)).toBeUndefined();
  expect(await wordAt(page, 6000)).toBe('scripts');
  expect(await wordAt(page, 10_900)).toBe('scripts');
  expect(await wordAt(page, 11_500)).toBeUndefined();
  expect(await wordAt(page, 12_000)).toBe('images');
});

test('the words come round: assets, scripts, images, styles, and assets again @spec-4.19', async ({
  page,
}) => {
  const words = [];
  for (const second of [0, 6, 12, 18, 23.99, 24]) words.push(await wordAt(page, second * 1000));
  expect(words).toEqual(['assets', 'scripts', 'images', 'styles', 'assets', 'assets']);
});

for (const width of [320, 1440]) {
  test(`the words have room that never changes, of at least 110 pixels, at ${width} px @spec-9.15`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const widths = new Set<number>();
    for (const second of [0, 6, 12, 18]) {
      await holdAt(page, second * 1000);
      const box = await pane(page).boundingBox();
      widths.add(box!.width);
    }
    expect(widths.size).toBe(1);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(110);
  });
}

test('the cube turns a quarter with each word, its core against it, and is home after four @spec-2.4.2 @spec-4.20', async ({
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
});

test('the section is dark in every scheme @spec-2.4.2', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    const color = await heading(page).evaluate((h1) => {
      let box: Element | null = h1;
      while (box && /, 0\)$|^transparent$/.test(getComputedStyle(box).backgroundColor))
        box = box.parentElement;
      return getComputedStyle(box!).backgroundColor;
    });
    const [red = 255, green = 255, blue = 255] = color.match(/\d+/g)!.map(Number);
    expect(rgb([red, green, blue], [255, 255, 255])).toBeGreaterThan(7);
  }
});

test('who asks for less motion sees the first word and a cube that stands', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.reload();
  const moving = () =>
    document.getAnimations().filter(({timeline}) => timeline instanceof DocumentTimeline).length;
  expect(await page.evaluate(moving)).toBe(0);
  await expect(heading(page).getByText('assets', {exact: true}).first()).toBeInViewport();
});

test('the cube is 120 px deep where the drawing has room for it @spec-9.16', async ({page}) => {
  const depth = () =>
    cube(page)
      .locator('div[aria-hidden=true] > div:last-child > i')
      .first()
      .evaluate((face) => getComputedStyle(face).width);
  for (const width of [600, 768, 1088, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    expect(await depth(), `at ${width} px`).toBe('120px');
  }
  await page.setViewportSize({width: 390, height: 844});
  expect(parseFloat(await depth())).toBeLessThan(100);
});
