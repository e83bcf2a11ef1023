import {expect, type Page, test} from '@playwright/test';
import {loadMenuStyles} from './awake';
import {hold} from './held-requests';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

const menu = (page: Page) => page.getByRole('navigation', {name: 'Site'});
const opener = (page: Page) => page.getByRole('button', {name: 'Open menu'});
const closer = (page: Page) => page.getByRole('button', {name: 'Close menu'});
const bar = (page: Page) => page.getByRole('button', {name: 'Concepts Output'});
const left = (page: Page) =>
  menu(page).evaluate((sheet) => Math.round(sheet.getBoundingClientRect().left));

/** The tab of one of the three parts. */
const part = (page: Page, name: string) =>
  menu(page).getByRole('group', {name: 'Show'}).getByText(name);

/** Opens the menu, and waits until it has arrived. */
async function open(page: Page): Promise<void> {
  await opener(page).tap();
  await expect.poll(() => left(page)).toBe(0);
}

/** One finger on the screen: real touch events, as the browser gets them from a device. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints});
  /** Puts the finger down and moves it in small steps, without lifting it. */
  async function draw(from: Point, to: Point): Promise<void> {
    await send('touchStart', from);
    for (let share = 0.1; share < 1.05; share += 0.1) {
      const x = from.x + (to.x - from.x) * share;
      await send('touchMove', {x, y: from.y + (to.y - from.y) * share});
    }
  }
  const lift = () => send('touchEnd');
  return {draw, lift, swipe: (from: Point, to: Point) => draw(from, to).then(lift)};
}

interface Point {
  x: number;
  y: number;
}

test.beforeEach(async ({page}) => {
  await page.goto('/concepts/output/');
  await loadMenuStyles(page);
});

test('it is opened and closed in many ways, and the focus comes back @spec-4.5 @spec-4.6', async ({
  page,
}) => {
  const address = page.url();
  const ways = [
    ['the cross', () => closer(page).tap()],
    ['Escape', () => page.keyboard.press('Escape')],
    // It presses nothing there.
    ['a tap outside', () => page.touchscreen.tap(384, 30)],
    ['a wide window', () => page.setViewportSize({width: 900, height: 844})],
  ] as const;
  for (const [way, close] of ways) {
    await test.step(way, async () => {
      await open(page);
      await expect(closer(page)).toBeFocused();
      await close();
      await expect(menu(page)).toBeHidden();
      if (way !== 'a wide window') await expect(opener(page)).toBeFocused();
    });
  }
  await page.setViewportSize({width: 390, height: 844});
  await bar(page).press('Enter');
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(bar(page)).toBeFocused();
  expect(page.url()).toBe(address);
});

test('it lists the pages of every section, those of others when they are opened @spec-2.7.1 @spec-4.6', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await part(page, 'Concepts').tap();
  await menu(page).getByRole('link', {name: 'Loaders', exact: true}).tap();
  await expect(page).toHaveURL('/concepts/loaders/');
  await expect(menu(page)).toBeHidden();

  await open(page);
  await part(page, 'Everything').tap();
  expect(asked).not.toContain('/content-index/titles.json');
  const guides = menu(page).getByLabel('Pages of Guides');
  await page.route('**/content-index/titles.json', (route) => route.abort());
  await guides.tap();
  await expect(menu(page).getByText('The pages could not be loaded.')).toBeVisible();
  await page.unroute('**/content-index/titles.json');
  await guides.tap();
  await guides.tap();
  await menu(page).getByRole('link', {name: 'Getting Started', exact: true}).tap();
  await expect(page).toHaveURL('/guides/getting-started/');
  await expect(menu(page)).toBeHidden();
});

test('the button begins with the sections, the bar with the page, which marks the heading that is read', async ({
  page,
}) => {
  await page.goto('/configuration/output/#outputlibraryexport');
  await open(page);
  await expect(page.getByRole('radio', {name: 'Everything'})).toBeChecked();
  await expect(menu(page).getByRole('link', {name: 'Guides', exact: true})).toBeVisible();
  await page.getByText('This page', {exact: true}).tap();
  await expect(menu(page).locator('[aria-current="location"]')).toBeInViewport();
  await closer(page).tap();
  await page.getByRole('button', {name: 'Configuration Output'}).tap();
  await expect(page.getByRole('radio', {name: 'This page'})).toBeChecked();
  await menu(page).getByRole('link', {name: 'Hashes', exact: true}).tap();
  await expect(page).toHaveURL('/configuration/output/#hashes');
  await expect(menu(page)).toBeHidden();
});

test('it opens before its script has come, which then chooses the part and keeps the focus inside', async ({
  page,
}) => {
  const release = await hold(page, '**/site-menu.*.js');
  await page.reload();
  // The mouse still is where it is moved to next, which would be no movement.
  await page.mouse.move(40, 400);
  await loadMenuStyles(page);
  await bar(page).tap();
  await expect.poll(() => left(page)).toBe(0);
  await expect(closer(page)).not.toBeFocused();
  release();
  await expect(closer(page)).toBeFocused();
  await expect(page.getByRole('radio', {name: 'This page'})).toBeChecked();
  await expect(page.locator('[inert] main, main[inert]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeFocused();
  await expect(page.locator('[inert] main, main[inert]')).toHaveCount(0);
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

test('a swipe from the edge opens it, one to the left closes it, after more than 20 pixels @spec-4.7 @spec-4.8', async ({
  page,
}) => {
  const finger = await fingerOn(page);
  await finger.swipe({x: 5, y: 400}, {x: 45, y: 405});
  await expect.poll(() => left(page)).toBe(0);
  await expect(closer(page)).toBeFocused();
  await finger.draw({x: 250, y: 500}, {x: 150, y: 500});
  expect(await left(page), 'it follows the finger').toBe(-100);
  await finger.lift();
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await page.locator('[data-site-menu]').getAttribute('style')).toBeFalsy();
  // Where the header has its links, it stays away.
  await page.setViewportSize({width: 900, height: 844});
  await finger.swipe({x: 5, y: 400}, {x: 200, y: 400});
  await expect(menu(page)).toBeHidden();
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('it is there at once, and swipes still work', async ({page}) => {
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    expect(await left(page)).toBe(0);
    const finger = await fingerOn(page);
    await finger.swipe({x: 250, y: 500}, {x: 150, y: 500});
    await expect(menu(page)).toBeHidden();
  });
});
