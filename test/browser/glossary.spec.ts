import {expect, type Page, test} from '@playwright/test';
import {noise, wake} from './awake';

const address = '/concepts/module-federation/';
const term = (page: Page) => page.getByRole('link', {name: 'chunk', exact: true});
const other = (page: Page) => page.getByRole('link', {name: 'container', exact: true});
const definition = (page: Page) => page.getByRole('tooltip');

// Narrower than a page with a margin, where definitions stand.
test.use({viewport: {width: 1200, height: 720}});

/** Addresses of what is loaded for terms. */
function loaded(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (/glossary|definition/.test(pathname)) addresses.push(pathname);
  });
  return addresses;
}

test('the definition of a term is loaded and shown when the pointer comes near', async ({page}) => {
  const addresses = loaded(page);
  const said = noise(page);
  await page.goto(address, {waitUntil: 'networkidle'});
  expect(addresses).toEqual([]);
  await term(page).hover();
  await expect(definition(page)).toContainText('A set of modules that are loaded together.');
  await expect(term(page)).toHaveAccessibleDescription(/^A set of modules/);
  expect(addresses).toContain('/glossary/definitions.json');
  expect(said).toEqual([]);
});

test('it stays while the pointer is on it, and goes when the pointer leaves', async ({page}) => {
  await page.goto(address);
  await term(page).hover();
  await definition(page).hover();
  await page.waitForTimeout(600);
  await expect(definition(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(definition(page)).toBeHidden();
  await expect(term(page)).toHaveAccessibleDescription('');
});

test('it comes with the focus, Escape takes it away, and one at a time is shown', async ({
  page,
}) => {
  await page.goto(address);
  await other(page).focus();
  await expect(definition(page)).toContainText('Module Federation');
  await page.keyboard.press('Tab');
  await expect(term(page)).toBeFocused();
  await expect(definition(page)).toContainText('A set of modules');
  await expect(definition(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(definition(page)).toBeHidden();
  await expect(term(page)).toBeFocused();
});

test('it closes at a click outside @spec-4.22', async ({page}) => {
  await page.goto(address);
  await term(page).focus();
  await expect(definition(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(definition(page)).toBeHidden();
});

test('it fades for 0.35 s, and not at all with reduced motion @spec-9.6', async ({page}) => {
  await page.goto(address);
  await term(page).hover();
  await expect(definition(page)).toHaveCSS('transition-duration', '0.35s');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(definition(page)).toHaveCSS('transition-duration', '0s');
});

for (const way of ['by CSS', 'by a script'] as const) {
  test.describe(`${way}, it is placed`, () => {
    test.beforeEach(async ({page}) => {
      if (way === 'by CSS') return;
      // A browser that cannot: what it does not know, it leaves out.
      await page.addInitScript(() => {
        const {supports} = CSS;
        CSS.supports = (...words: string[]) =>
          words[0] !== 'position-area' && supports.apply(CSS, words as [string]);
      });
      await page.route('**/definition.*.css', async (route) => {
        const response = await route.fetch();
        const css = (await response.text()).replace(/position-(area|try-fallbacks):[^;}]*;?/g, '');
        await route.fulfill({response, body: css});
      });
    });

    test('at the top, at the right or at the bottom, 6 px away @spec-4.22 @spec-9.6', async ({
      page,
    }) => {
      for (const {side, top, width} of [
        {side: 'top', top: 400, width: 1280},
        {side: 'right', top: 70, width: 1280},
        {side: 'bottom', top: 70, width: 360},
      ]) {
        await page.setViewportSize({width, height: 800});
        await page.goto(address);
        await term(page).evaluate((link, to) => {
          scrollBy({top: link.getBoundingClientRect().top - to, behavior: 'instant'});
        }, top);
        await term(page).focus();
        await expect(definition(page)).toHaveCSS('opacity', '1');
        const gap = async () => {
          const from = (await term(page).boundingBox())!;
          const to = (await definition(page).boundingBox())!;
          const {width: right, height: bottom} = page.viewportSize()!;
          expect(
            Math.min(to.x, to.y, right - to.x - to.width, bottom - to.y - to.height),
          ).toBeGreaterThan(5);
          return {
            top: from.y - to.y - to.height,
            right: to.x - from.x - from.width,
            bottom: to.y - from.y - from.height,
          }[side];
        };
        await expect.poll(gap).toBeCloseTo(6, 0);
      }
    });
  });
}

test('it is inside of the window and does not cover its term', async ({page}) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({width, height: 700});
    await page.goto(address);
    await term(page).scrollIntoViewIfNeeded();
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
    const [box, place] = await Promise.all([
      definition(page).boundingBox(),
      term(page).boundingBox(),
    ]);
    expect(box!.x, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width, `at ${width} px`).toBeLessThanOrEqual(width);
    const isApart = [
      box!.y + box!.height <= place!.y + 1,
      box!.y >= place!.y + place!.height - 1,
      box!.x >= place!.x + place!.width - 1,
      box!.x + box!.width <= place!.x + 1,
    ];
    expect(isApart, `at ${width} px`).toContain(true);
  }
});

test('a click follows the link, awake or not', async ({page}) => {
  await page.goto(address);
  await term(page).click();
  await expect(page).toHaveURL('/glossary/#chunk');
  await page.goto(address);
  await wake(page);
  await term(page).click();
  await expect(page).toHaveURL('/glossary/#chunk');
  await expect(definition(page)).toHaveCount(0);
});

test('without the definitions the link remains', async ({page}) => {
  await page.route('**/definitions.json', (route) => route.abort());
  await page.goto(address);
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/definitions.json'),
  );
  await term(page).hover();
  await lost;
  await expect(definition(page)).toHaveCount(0);
  await term(page).click();
  await expect(page).toHaveURL('/glossary/#chunk');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('the first tap explains, the second follows, one elsewhere closes', async ({page}) => {
    await page.goto(address);
    // Whoever reads that far has touched the page before.
    await page.getByRole('heading', {level: 1}).tap();
    await page.waitForLoadState('networkidle');
    await term(page).tap();
    await expect(definition(page)).toContainText('A set of modules');
    await expect(page).toHaveURL(address);
    const {y, height} = (await definition(page).boundingBox())!;
    await page.touchscreen.tap(4, y > 400 ? y - 20 : y + height + 20);
    await expect(definition(page)).toBeHidden();
    await term(page).tap();
    await expect(definition(page)).toBeVisible();
    await term(page).tap();
    await expect(page).toHaveURL('/glossary/#chunk');
  });
});
