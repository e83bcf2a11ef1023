import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test} from '@playwright/test';
import {Finger} from '../support/touch';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

const menu = (page: Page) => page.getByRole('navigation', {name: 'Site'});
const opener = (page: Page) => page.getByRole('button', {name: 'Open menu'});
const closer = (page: Page) => page.getByRole('button', {name: 'Close menu'});
const left = (page: Page) =>
  menu(page).evaluate((sheet) => Math.round(sheet.getBoundingClientRect().left));

test.beforeEach(async ({page}) => {
  await page.goto('/concepts/output/');
});

async function open(page: Page): Promise<void> {
  await opener(page).tap();
  await expect.poll(() => left(page)).toBe(0);
}

test('the button opens it, the cross closes it, and the focus comes back', async ({page}) => {
  await open(page);
  await expect(closer(page)).toBeFocused();
  await closer(page).tap();
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('it lists the pages of every section, those of other sections when they are opened', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await expect(menu(page).getByRole('link', {name: 'Loaders', exact: true})).toBeVisible();
  expect(asked).not.toContain('/content-index/titles.json');
  await menu(page).getByLabel('Pages of guides').tap();
  const gettingStarted = menu(page).getByRole('link', {name: 'Getting Started', exact: true});
  await expect(gettingStarted).toBeVisible();
  const {violations} = await new AxeBuilder({page}).include('[data-site-menu]').analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await gettingStarted.tap();
  await expect(page).toHaveURL('/guides/getting-started/');
  await expect(menu(page)).toBeHidden();
});

test('Escape closes it, and the focus comes back to the place bar', async ({page}) => {
  const bar = page.getByRole('button', {name: 'Concepts Output'});
  await bar.press('Enter');
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(bar).toBeFocused();
});

test('a tap outside closes it, and presses nothing there', async ({page}) => {
  await open(page);
  const address = page.url();
  await page.touchscreen.tap(384, 30);
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(page.url()).toBe(address);
});

test('a link closes it', async ({page}) => {
  await open(page);
  await menu(page).getByRole('link', {name: 'Loaders', exact: true}).tap();
  await expect(page).toHaveURL('/concepts/loaders/');
  await expect(menu(page)).toBeHidden();
});

test('the focus stays inside while it is open, and outside once it is closed', async ({page}) => {
  await open(page);
  for (let stop = 0; stop < 70; stop += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() =>
      document.activeElement === document.body || !document.hasFocus()
        ? 'browser'
        : String(document.activeElement?.closest('[data-site-menu]') !== null),
    );
    expect(where).not.toBe('false');
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await menu(page).count()).toBe(0);
  expect(await page.locator('#__docusaurus [inert]:not([data-site-menu])').count()).toBe(0);
});

test('going back closes it', async ({page}) => {
  await page.goto('/concepts/output/#usage');
  await open(page);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
});

test('a screen that becomes wide closes it', async ({page}) => {
  await open(page);
  await page.setViewportSize({width: 900, height: 844});
  await expect(menu(page)).toBeHidden();
});

test.describe('swiped from the edge', () => {
  test('it opens after more than 20 pixels', async ({page}) => {
    const finger = await Finger.on(page);
    await finger.swipe({x: 5, y: 400}, {x: 45, y: 405});
    await page.waitForTimeout(400);
    expect(await left(page)).toBe(0);
    await expect(closer(page)).toBeFocused();
  });

  test('it falls back after less, and forgets that gesture', async ({page}) => {
    const finger = await Finger.on(page);
    await finger.swipe({x: 2, y: 400}, {x: 20, y: 400});
    await expect(menu(page)).toBeHidden();
    await finger.swipe({x: 2, y: 400}, {x: 21, y: 400});
    await expect(menu(page)).toBeHidden();
    expect(await page.locator('[data-site-menu]').getAttribute('style')).toBeFalsy();
  });

  test('it follows the finger without a transition', async ({page}) => {
    const finger = await Finger.on(page);
    const width = 351;
    await finger.draw({x: 5, y: 400}, {x: 155, y: 400});
    expect(await left(page)).toBe(150 - width);
    expect(await menu(page).evaluate((sheet) => getComputedStyle(sheet).transitionDuration)).toBe(
      '0s',
    );
    await finger.cancel();
    await expect(menu(page)).toBeHidden();
  });

  test('it is drawn out at 295 pixels, before the finger lifts', async ({page}) => {
    const finger = await Finger.on(page);
    await finger.draw({x: 5, y: 400}, {x: 310, y: 400});
    await expect.poll(() => left(page)).toBe(0);
    await finger.lift();
    await page.waitForTimeout(400);
    expect(await left(page)).toBe(0);
    await expect(closer(page)).toBeFocused();
  });

  for (const [why, from, to] of [
    ['steep', {x: 5, y: 400}, {x: 105, y: 490}],
    ['from the middle', {x: 120, y: 400}, {x: 300, y: 400}],
    ['to the left', {x: 20, y: 400}, {x: 0, y: 400}],
  ] as const) {
    test(`it stays closed when the movement is ${why}`, async ({page}) => {
      const finger = await Finger.on(page);
      await finger.swipe(from, to);
      await expect(menu(page)).toBeHidden();
    });
  }

  test('it stays away where the header has its links', async ({page}) => {
    await page.setViewportSize({width: 900, height: 844});
    const finger = await Finger.on(page);
    await finger.swipe({x: 5, y: 400}, {x: 200, y: 400});
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('swiped to the left', () => {
  test('it follows the finger and closes after more than 20 pixels', async ({page}) => {
    await open(page);
    const finger = await Finger.on(page);
    await finger.draw({x: 250, y: 500}, {x: 150, y: 500});
    expect(await left(page)).toBe(-100);
    await finger.lift();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await page.locator('[data-site-menu]').getAttribute('style')).toBeFalsy();
  });

  test('it stays open after less, and when the movement is steep', async ({page}) => {
    await open(page);
    const finger = await Finger.on(page);
    await finger.swipe({x: 250, y: 500}, {x: 232, y: 500});
    await expect.poll(() => left(page)).toBe(0);
    await finger.swipe({x: 250, y: 500}, {x: 190, y: 400});
    await expect.poll(() => left(page)).toBe(0);
    await expect(menu(page)).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('it is there at once, and swipes still work', async ({page}) => {
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    expect(await left(page)).toBe(0);
    const finger = await Finger.on(page);
    await finger.swipe({x: 250, y: 500}, {x: 150, y: 500});
    await expect(menu(page)).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing while it is open, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await open(page);
    expect((await new AxeBuilder({page}).analyze()).violations).toEqual([]);
  });
}

test('it fits every small screen', async ({page}) => {
  await open(page);
  for (const width of [320, 360, 480, 720, 767]) {
    await page.setViewportSize({width, height: 700});
    const {scrollWidth, clientWidth} = await menu(page).evaluate((sheet) => ({
      scrollWidth: sheet.scrollWidth,
      clientWidth: sheet.clientWidth,
    }));
    expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
  }
});
