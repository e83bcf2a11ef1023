import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test} from '@playwright/test';
import {copiesOf} from '../support/code-samples';
import {noise, wake} from './awake';

const address = '/configuration/';
const [commonJs = ''] = copiesOf('docs/configuration/index.md');
const block = (page: Page) => page.locator('.annotated:visible');
const button = (page: Page, name = 'entry') =>
  block(page).getByRole('button', {name: `Details of ${name}`});
const details = (page: Page, name = 'entry') =>
  block(page).getByRole('group', {name: `Details of ${name}`});

/** Opens the page when its annotated code can be used. */
async function open(page: Page): Promise<void> {
  await page.goto(address, {waitUntil: 'networkidle'});
}

test('details open by the keyboard, are told of, and close by Escape', async ({page}) => {
  const said = noise(page);
  await open(page);
  await button(page).focus();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(details(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(details(page)).toBeVisible();
  await expect(details(page)).toContainText('becomes the name of the chunk');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(details(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page)).toBeFocused();
  expect(said).toEqual([]);
});

test('links of details are the next stops of the keyboard', async ({page}) => {
  await open(page);
  await button(page, 'plugins').focus();
  await page.keyboard.press('Enter');
  await expect(details(page, 'plugins')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(details(page, 'plugins').getByRole('link', {name: 'Plugins'})).toBeFocused();
});

test('details close by a click outside, and only one is open', async ({page}) => {
  await open(page);
  await button(page).click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(details(page)).toBeHidden();
  await button(page).click();
  await button(page, 'devtool').focus();
  await page.keyboard.press('Enter');
  await expect(details(page, 'devtool')).toBeVisible();
  await expect(details(page)).toBeHidden();
});

test('details work after the application has woken', async ({page}) => {
  await open(page);
  await wake(page);
  await button(page).click();
  await expect(details(page)).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
});

/** Where details opened, and how far they are from their button and the window. */
async function placed(page: Page) {
  await button(page).click();
  await expect(details(page)).toBeVisible();
  // It is placed again while it fades in.
  await expect(details(page)).toHaveCSS('opacity', '1');
  const from = (await button(page).boundingBox())!;
  const to = (await details(page).boundingBox())!;
  const {width, height} = page.viewportSize()!;
  expect(Math.min(to.x, to.y, width - to.x - to.width, height - to.y - to.height)).toBeGreaterThan(
    5,
  );
  if (to.y + to.height <= from.y) return {side: 'top', gap: from.y - to.y - to.height};
  if (to.x >= from.x + from.width) return {side: 'right', gap: to.x - from.x - from.width};
  return {side: 'bottom', gap: to.y - from.y - from.height};
}

/** Scrolls until the button is at this height of the window. */
async function scrollButtonTo(page: Page, top: number): Promise<void> {
  await button(page).evaluate(
    (element, to) => scrollBy({top: element.getBoundingClientRect().top - to, behavior: 'instant'}),
    top,
  );
}

for (const way of ['by CSS', 'by a script'] as const) {
  test.describe(`${way}, details are placed`, () => {
    test.beforeEach(async ({page}) => {
      if (way === 'by CSS') return;
      // A browser that cannot: what it does not know, it leaves out.
      await page.addInitScript(() => {
        const {supports} = CSS;
        CSS.supports = (...words: string[]) =>
          words[0] !== 'position-area' && supports.apply(CSS, words as [string]);
      });
      await page.route('**/annotated.*.css', async (route) => {
        const response = await route.fetch();
        const css = (await response.text()).replace(/position-(area|try-fallbacks):[^;}]*;?/g, '');
        await route.fulfill({response, body: css});
      });
    });

    test('above the button, 6 px away', async ({page}) => {
      await open(page);
      await scrollButtonTo(page, 400);
      const {side, gap} = await placed(page);
      expect(side).toBe('top');
      expect(gap).toBeCloseTo(6, 0);
    });

    test('at its right when there is no room above', async ({page}) => {
      await open(page);
      await scrollButtonTo(page, 70);
      expect((await placed(page)).side).toBe('right');
    });

    test('below it when there is no room at the sides either', async ({page}) => {
      await page.setViewportSize({width: 360, height: 800});
      await open(page);
      await scrollButtonTo(page, 70);
      expect((await placed(page)).side).toBe('bottom');
    });
  });
}

test('the script for placing loads only where it is needed', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await button(page).click();
  expect(asked.filter((url) => url.includes('annotated'))).toHaveLength(2);
  expect(asked.filter((url) => url.includes('popover-place'))).toEqual([]);
  asked.length = 0;
  await page.goto('/concepts/', {waitUntil: 'networkidle'});
  expect(asked.filter((url) => url.includes('annotated'))).toEqual([]);
});

test('details fade for 0.35 s, and not at all with reduced motion', async ({page}) => {
  await open(page);
  const durations = () => details(page).evaluate((box) => getComputedStyle(box).transitionDuration);
  await button(page).click();
  expect(new Set((await durations()).split(', '))).toEqual(new Set(['0.35s']));
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await durations()).toBe('0s');
});

test('a selection by hand is copied as it was written', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  for (const opened of [false, true]) {
    if (opened) await button(page).click();
    await block(page)
      .locator('pre > code')
      .evaluate((code) => getSelection()!.selectAllChildren(code));
    await page.keyboard.press('ControlOrMeta+C');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(commonJs);
  }
});

test('comments are Markdown, and words lead to the page of their option', async ({page}) => {
  await open(page);
  await expect(block(page).getByRole('link', {name: 'dependency graph'})).toHaveAttribute(
    'href',
    '/concepts/dependency-graph/',
  );
  await block(page).getByRole('link', {name: 'output'}).click();
  await expect(page).toHaveURL('/configuration/output/');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing while details are open, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page);
    await button(page).click();
    const {violations} = await new AxeBuilder({page}).include('main').analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
  });
}

test('on paper details stand where they were written', async ({page}) => {
  await open(page);
  await page.emulateMedia({media: 'print'});
  const code = page.locator('.annotated pre > code').first();
  await expect(code.locator('.details').first()).toHaveCSS('opacity', '1');
  await expect(code.locator('.details').first()).toHaveCSS('position', 'static');
  const lines = commonJs.split('\n').filter((line) => line.trim() && !line.includes('`'));
  const printed = (await code.innerText()).split('\n').filter((line) => line.trim());
  for (const line of lines.filter((text) => !text.includes('['))) expect(printed).toContain(line);
  expect(printed).toHaveLength(commonJs.split('\n').filter((line) => line.trim()).length);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('details stand where they were written', async ({page}) => {
    await page.goto(address);
    await expect(details(page)).toBeVisible();
    await expect(details(page)).toHaveCSS('position', 'static');
  });
});
