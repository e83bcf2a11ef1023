import {expect, type Page, test} from '@playwright/test';

const address = '/concepts/module-federation/';
const term = (page: Page) => page.getByRole('link', {name: 'chunk', exact: true});
const other = (page: Page) => page.getByRole('link', {name: 'container', exact: true});
const definition = (page: Page) => page.getByRole('tooltip');

// Narrower than a page with a margin, where definitions stand.
test.use({viewport: {width: 1200, height: 720}});

test('a definition is loaded when the pointer comes near, stays under it, and goes with it @spec-9.6', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (/glossary|definition/.test(pathname)) loaded.push(pathname);
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  expect(loaded).toEqual([]);
  await term(page).hover();
  await expect(definition(page)).toContainText('A set of modules that are loaded together.');
  await expect(term(page)).toHaveAccessibleDescription(/^A set of modules/);
  expect(loaded).toContain('/glossary/definitions.json');
  await expect(definition(page)).toHaveCSS('transition-duration', '0.35s');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(definition(page)).toHaveCSS('transition-duration', '0s');

  await definition(page).hover();
  await page.waitForTimeout(600);
  await expect(definition(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(definition(page)).toBeHidden();
  await expect(term(page)).toHaveAccessibleDescription('');
});

test('it comes with the focus, one at a time; Escape and a click outside close it @spec-4.22', async ({
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
  await other(page).focus();
  await expect(definition(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(definition(page)).toBeHidden();
});

const sides = [
  {side: 'top', top: 400, width: 1280},
  {side: 'right', top: 70, width: 1280},
  {side: 'bottom', top: 70, width: 360},
  {side: 'top', top: 400, width: 320},
] as const;

/** How far the tooltip is from its term at a side; it is in the window. */
async function gapAt(page: Page, side: 'top' | 'right' | 'bottom', width: number) {
  const from = (await term(page).boundingBox())!;
  const to = (await definition(page).boundingBox())!;
  const edges = [to.x, to.y, width - to.x - to.width, 800 - to.y - to.height];
  expect(Math.min(...edges), 'it is inside of the window').toBeGreaterThan(5);
  return {
    top: from.y - to.y - to.height,
    right: to.x - from.x - from.width,
    bottom: to.y - from.y - from.height,
  }[side];
}

for (const canAnchor of [true, false]) {
  const where = canAnchor ? '' : ', also where CSS cannot place it';
  test(`the tooltip is at the top, at the right or at the bottom, 6 px away${where} @spec-4.22 @spec-9.6`, async ({
    page,
  }) => {
    if (!canAnchor) await forgetAnchors(page);
    for (const {side, top, width} of sides) {
      await page.setViewportSize({width, height: 800});
      await page.goto(address);
      await term(page).evaluate((link, to) => {
        scrollBy({top: link.getBoundingClientRect().top - to, behavior: 'instant'});
      }, top);
      await term(page).focus();
      await expect(definition(page)).toHaveCSS('opacity', '1');
      await expect.poll(() => gapAt(page, side, width)).toBeCloseTo(6, 0);
    }
    // It goes with its term, and turns where it would leave the window.
    await page.mouse.wheel(0, 20);
    await expect.poll(() => gapAt(page, 'top', 320)).toBeCloseTo(6, 0);
    await page.mouse.wheel(0, 330);
    await expect.poll(() => gapAt(page, 'bottom', 320)).toBeCloseTo(6, 0);
  });
}

/** Takes from the browser what was new in 2026: it cannot say where an element is in CSS. */
async function forgetAnchors(page: Page) {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (condition: string, value?: string) =>
      !condition.startsWith('position-area') &&
      (value === undefined ? supports(condition) : supports(condition, value));
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /position-(?:area|anchor|try[a-z-]*):[^;}]+/g,
      '',
    );
    await route.fulfill({response, body});
  });
}

test('a click follows the link, also without the definitions', async ({page}) => {
  await page.goto(address);
  await term(page).click();
  await expect(page).toHaveURL('/glossary/#chunk');
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

test('a focused term is explained when its definition comes late, wherever the pointer rests', async ({
  page,
}) => {
  await page.goto(address, {waitUntil: 'networkidle'});
  let deliver = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route('**/definitions.json', (route) => {
      deliver = () => void route.continue();
      resolve();
    });
  });
  await term(page).focus();
  await asked;
  // What scrolls under a pointer at rest reports that it is pointed at.
  await page.getByRole('heading', {level: 1}).dispatchEvent('pointerover', {pointerType: 'mouse'});
  await page.waitForTimeout(400);
  deliver();
  await expect(definition(page)).toContainText('A set of modules');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('the first tap explains, the second follows, one elsewhere closes', async ({page}) => {
    await page.goto(address);
    // Whoever reads that far has touched the page before, and the script has come.
    const styles = page.waitForResponse(/\/definition\.\w+\.css$/);
    await page.getByRole('heading', {level: 1}).tap();
    await styles;
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
