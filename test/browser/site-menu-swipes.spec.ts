import {expect, test} from '@playwright/test';
import {Finger} from '../support/touch';
import {closer, left, menu, opener, openMenu as open} from './site-menu';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

test.beforeEach(async ({page}) => {
  await page.goto('/concepts/output/');
});

test.describe('swiped from the edge', () => {
  test('it opens after more than 20 pixels @spec-4.8', async ({page}) => {
    const finger = await Finger.on(page);
    await finger.swipe({x: 5, y: 400}, {x: 45, y: 405});
    await expect.poll(() => left(page)).toBe(0);
    await expect(closer(page)).toBeFocused();
  });

  test('it falls back after less, and forgets that gesture @spec-4.8', async ({page}) => {
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

  test('it is drawn out at 295 pixels, before the finger lifts @spec-4.8', async ({page}) => {
    const finger = await Finger.on(page);
    await finger.draw({x: 5, y: 400}, {x: 310, y: 400});
    await expect.poll(() => left(page)).toBe(0);
    await finger.lift();
    await expect.poll(() => left(page)).toBe(0);
    await expect(closer(page)).toBeFocused();
  });

  test('it stays away where the header has its links', async ({page}) => {
    await page.setViewportSize({width: 900, height: 844});
    const finger = await Finger.on(page);
    await finger.swipe({x: 5, y: 400}, {x: 200, y: 400});
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('swiped to the left', () => {
  test('it follows the finger and closes after more than 20 pixels @spec-4.7', async ({page}) => {
    await open(page);
    const finger = await Finger.on(page);
    await finger.draw({x: 250, y: 500}, {x: 150, y: 500});
    expect(await left(page)).toBe(-100);
    await finger.lift();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await page.locator('[data-site-menu]').getAttribute('style')).toBeFalsy();
  });

  test('it stays open after less, and when the movement is steep @spec-4.7', async ({page}) => {
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
