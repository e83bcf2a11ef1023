import {expect, type Locator, type Page, test} from '@playwright/test';
import {isMarked, mark, consoleMessages, wake} from './awake';
import {watchShifts} from './layout-shifts';

const drawing = (page: Page) => page.getByRole('region', {name: 'Watch a bundle happen'});
const turn = (page: Page, name: string) => drawing(page).getByRole('switch', {name});
const block = (page: Page, name: string) =>
  drawing(page).getByRole('button', {name: new RegExp(`${name}: `)});
/** The list of changes, which screen readers hear. */
const changes = (page: Page) => drawing(page).locator('[aria-live=polite]');
const stateOf = (at: Locator) => at.getAttribute('data-state');

/** Files that only the drawing needs. */
function filesOfDrawing(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('bundle-explorer')) files.push(pathname);
  });
  return files;
}

test('switches are turned by keyboard, and what changed is listed', async ({page}) => {
  const messages = consoleMessages(page);
  await page.goto('/');
  await turn(page, 'import()').focus();
  await page.keyboard.press('Space');
  await expect(changes(page)).toContainText('moved from main.js to checkout.js');
  await expect(block(page, 'src/countries.js')).toHaveAccessibleName(/ in checkout\.js\.$/);
  await expect(drawing(page).getByText('loads on demand').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(changes(page)).toContainText('checkout.js is gone.');
  await expect(block(page, 'src/countries.js')).toHaveAccessibleName(/ in main\.js\.$/);
  expect(messages).toEqual([]);
});

test('dead code is in its module without tree shaking, and falls out with it', async ({page}) => {
  await page.goto('/guides/tree-shaking/');
  const removed = drawing(page).getByText('withTax', {exact: false});
  await expect(drawing(page).getByRole('deletion').first()).toContainText('withTax');
  await turn(page, 'Tree shaking').click();
  await expect(changes(page)).toContainText('withTax of money.js is in main.js again');
  await expect(drawing(page).getByRole('deletion')).toHaveCount(0);
  await expect(removed.first()).toBeVisible();
});

test('assistive technology turns a switch with neither a pointer nor the focus', async ({page}) => {
  await page.goto('/');
  await turn(page, 'import()').evaluate((box: HTMLInputElement) => box.click());
  await expect(changes(page)).toContainText('moved from main.js to checkout.js');
});

test('the label of a block begins with what is seen of it', async ({page}) => {
  await page.goto('/');
  const blocks = drawing(page).getByRole('button', {name: / bytes in /});
  const labels = await blocks.allInnerTexts();
  expect(labels).not.toEqual([]);
  for (const seen of labels)
    await expect(blocks.and(drawing(page).getByText(seen))).toHaveAccessibleName(
      new RegExp(`^${seen.replace(/\s+/g, ' ')}\\. `),
    );
});

test('on a phone, what changed is told right below the switches', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/guides/tree-shaking/');
  await turn(page, 'Tree shaking').click();
  await expect(changes(page)).toContainText('in main.js again');
  const topOf = async (part: Locator) => (await part.boundingBox())!.y;
  const distance = (await topOf(changes(page))) - (await topOf(turn(page, 'Tree shaking')));
  expect(distance).toBeGreaterThan(0);
  expect(distance).toBeLessThan(200);
});

test('a state has an address, which shows it again', async ({page}) => {
  await page.goto('/guides/caching/');
  await drawing(page).hover();
  await expect(drawing(page)).toHaveAttribute('data-ready', '');
  await turn(page, 'Content hashes').click();
  await turn(page, 'Change one line').click();
  await expect(page).toHaveURL('/guides/caching/?build=production,tree-shaking,import,hashes,edit');
  await expect(drawing(page)).toContainText('changed: loaded again');
  const state = await stateOf(drawing(page));
  await page.reload();
  await expect(turn(page, 'Content hashes')).toBeChecked();
  await expect(drawing(page)).toHaveAttribute('data-state', state!);
  await expect(drawing(page)).toContainText('unchanged: in the cache');
});

test('the configuration of the state stands beside it, with the changed line marked', async ({
  page,
}) => {
  await page.goto('/plugins/split-chunks-plugin/');
  await turn(page, 'splitChunks').click();
  const file = drawing(page).getByRole('group', {name: 'webpack.config.js'});
  await expect(file.locator('mark').last()).toContainText('splitChunks: { chunks: "all" }');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await drawing(page).getByRole('button', {name: 'Copy webpack.config.js'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('  optimization: {\n    splitChunks: { chunks: "all" },\n  },\n};');
});

test('a block that is pointed at or focused names itself and lights its way', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  await turn(page, 'import()').click();
  await expect(changes(page)).toContainText('checkout.js');
  await block(page, 'src/card.js').focus();
  await expect(
    drawing(page).getByText(/^src\/card\.js: 323 bytes, \d+ bytes in main\.js\.$/),
  ).toBeVisible();
  await expect(drawing(page).locator('.lit')).toHaveCount(3);
  // A scroll or a redraw brings a block under a pointer at rest.
  await block(page, 'fflate').dispatchEvent('pointerover');
  await expect(drawing(page).getByText(/^src\/card\.js: /)).toBeVisible();
  await block(page, 'fflate').hover();
  await expect(drawing(page).getByText(/^fflate: 90,922 bytes, /)).toBeVisible();
});

test('a file that has grown shows where it ended, and what follows never comes up', async ({
  page,
}) => {
  await page.goto('/guides/tree-shaking/');
  const grown = drawing(page).locator('.grown');
  const bottom = () =>
    drawing(page).evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  await turn(page, 'Tree shaking').click();
  await expect(changes(page)).toContainText('in main.js again');
  await expect(grown).toHaveCount(1);
  const tallest = await bottom();
  await turn(page, 'Tree shaking').click();
  await expect(grown).toHaveCount(0);
  expect(await bottom()).toBeGreaterThanOrEqual(tallest);
});

test('a page loads nothing of it before it is touched, and nothing moves', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const files = filesOfDrawing(page);
  const shifts = await watchShifts(page);
  await page.goto('/', {waitUntil: 'networkidle'});
  await drawing(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(files).toEqual([]);
  await turn(page, 'import()').hover();
  await expect.poll(() => files.length).toBe(2);
  expect(await shifts()).toBeLessThan(0.001);
});

test('what was switched stays when the application wakes, which brings drawings of its own', async ({
  page,
}) => {
  const messages = consoleMessages(page);
  await page.goto('/guides/tree-shaking/');
  await turn(page, 'Tree shaking').click();
  await expect(changes(page)).toContainText('in main.js again');
  await wake(page);
  await expect(turn(page, 'Tree shaking')).not.toBeChecked();
  await expect(changes(page)).toContainText('in main.js again');
  await mark(page);
  await page.getByRole('banner').getByRole('link', {name: 'webpack', exact: false}).first().click();
  await expect(page).toHaveURL('/');
  await turn(page, 'import()').click();
  await expect(changes(page)).toContainText('moved from main.js to checkout.js');
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
});

for (const motion of ['reduce', 'no-preference'] as const)
  test(`blocks move only with leave: ${motion}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: motion});
    await page.goto('/guides/code-splitting/');
    await turn(page, 'import()').focus();
    await expect.poll(() => drawing(page).getAttribute('data-ready')).toBe('');
    await page.keyboard.press('Space');
    const moving = await drawing(page).evaluate(
      (element) =>
        element
          .getAnimations({subtree: true})
          .filter(({effect}) => effect?.getTiming().duration === 480).length,
    );
    if (motion === 'reduce') expect(moving).toBe(0);
    else expect(moving).toBeGreaterThan(3);
  });

test('when the builds do not load, it says so', async ({page}) => {
  await page.route('**/bundle-explorer.*.json', (route) => route.abort());
  await page.goto('/guides/code-splitting/');
  await turn(page, 'import()').focus();
  await expect(drawing(page).getByRole('alert')).toContainText('Reload the page to try again');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the first state is a complete picture, and no switch is offered', async ({page}) => {
    await page.goto('/');
    await expect(drawing(page).getByRole('switch')).toHaveCount(0);
    await expect(block(page, 'src/money.js')).toBeVisible();
    await expect(drawing(page).getByText('main.js').first()).toBeVisible();
    await expect(drawing(page).getByRole('deletion').first()).toContainText('withTax');
    await expect(drawing(page).getByText('mode: "production"')).toBeVisible();
  });
});

test('it fits every width', async ({page}) => {
  await page.goto('/?build=production,tree-shaking,import,split-chunks,hashes,edit');
  await expect(drawing(page)).toContainText('loaded again');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 900});
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, `at ${width} px`).toBe(0);
  }
});
