import {expect, test} from '@playwright/test';
import {applicationScripts, isAwake, isMarked, mark, outputLink, wake} from './awake';

test.use({viewport: {width: 1280, height: 800}});

test.describe('a first action is neither lost nor done twice', () => {
  for (const delay of [0, 40, 120, 300]) {
    test(`a link clicked ${delay} ms after it was pointed at`, async ({page}) => {
      await page.goto('/concepts/');
      const before = await page.evaluate(() => history.length);
      const link = outputLink(page);
      await link.hover();
      await page.waitForTimeout(delay);
      await page.mouse.down();
      await page.mouse.up();
      await expect(page).toHaveURL('/concepts/output/');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Output');
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL('/concepts/');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
    });
  }

  test('the theme toggle, asleep and awake', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/concepts/');
    const toggle = page.locator('[data-theme-toggle]');
    const theme = () =>
      page.evaluate(() => {
        const {theme, themeChoice} = document.documentElement.dataset;
        return `${theme} by ${themeChoice}`;
      });
    expect(await theme()).toBe('light by system');
    await toggle.click();
    expect(await theme()).toBe('dark by dark');
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(await theme()).toBe('dark by dark');
    await toggle.click();
    expect(await theme()).toBe('light by light');
    await toggle.click();
    expect(await theme()).toBe('light by system');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.poll(theme).toBe('dark by system');
    await toggle.click();
    await page.reload();
    expect(await theme()).toBe('light by light');
  });

  test('headings of another page, opened asleep, stay when it wakes', async ({page}) => {
    await page.goto('/concepts/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate(() => {
      const summary = document.querySelector('summary[aria-label="Headings of Output"]');
      (summary?.parentElement as HTMLDetailsElement).open = true;
    });
    const heading = page.locator('[data-headings] a[href^="/concepts/output/#"]').first();
    await expect(heading).toBeVisible();
    expect(await isAwake(page)).toBe(false);
    await wake(page);
    await expect(heading).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/content-index'))).toHaveLength(1);
  });

  test('a menu opens by click and by arrow keys, and closes when it is left', async ({page}) => {
    await page.goto('/concepts/');
    const button = page.getByRole('button', {name: /^Version/});
    const menu = page.locator('#versions');
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const links = menu.getByRole('link');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });
});

test.describe('once awake', () => {
  test('links lead on without a reload, with title, focus and the top of the page', async ({
    page,
  }) => {
    await page.goto('/concepts/');
    await wake(page);
    await mark(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    await outputLink(page).click();
    await expect(page).toHaveURL('/concepts/output/');
    await expect(page).toHaveTitle('Output | webpack');
    await expect(page.getByRole('heading', {level: 1, name: 'Output'})).toBeFocused();
    await expect(page.getByRole('status').getByText('Output')).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('back and forward return to where the page was left', async ({page}) => {
    await page.goto('/concepts/');
    await wake(page);
    await mark(page);
    const y = () => page.evaluate(() => Math.round(window.scrollY));
    const scrollTo = async (top: number) => {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await expect.poll(y).toBe(top);
      await page.waitForTimeout(100);
    };
    await scrollTo(700);
    await outputLink(page).click();
    await expect(page).toHaveTitle('Output | webpack');
    await scrollTo(300);
    await page.goBack();
    await expect(page).toHaveTitle('Concepts | webpack');
    await expect.poll(y).toBe(700);
    await page.goForward();
    await expect(page).toHaveTitle('Output | webpack');
    await expect.poll(y).toBe(300);
    expect(await isMarked(page)).toBe(true);
  });

  test('a link to a heading scrolls to it and moves the focus there', async ({page}) => {
    await page.goto('/concepts/');
    await wake(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/concepts/loaders/#using-loaders';
      link.textContent = 'Using loaders elsewhere';
      document.querySelector('main')!.prepend(link);
    });
    const id = await page.evaluate(async () => {
      const anchors = (await (await fetch('/content-index/concepts.json')).json()) as Record<
        string,
        [number, string, string][]
      >;
      return anchors['/concepts/loaders/']!.find(([level]) => level === 2)![2];
    });
    const link = page.getByRole('link', {name: 'Using loaders elsewhere'});
    await link.evaluate(
      (element, hash) => element.setAttribute('href', `/concepts/loaders/#${hash}`),
      id,
    );
    await link.click();
    await expect(page).toHaveURL(`/concepts/loaders/#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  });

  test("headings of the page are the browser's, and do not load anything", async ({page}) => {
    await page.goto('/concepts/output/');
    await wake(page);
    await mark(page);
    const link = page.locator('nav .boxes a, [data-anchors] a[href^="#"]').first();
    const hash = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(`/concepts/output/${hash}`);
    expect(await page.evaluate(() => document.querySelector(':target') !== null)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/concepts/output/');
    expect(await isMarked(page)).toBe(true);
  });

  test('pages are fetched ahead where the reader points, not for all links in view', async ({
    page,
  }) => {
    await page.goto('/concepts/');
    await wake(page);
    await page.waitForLoadState('networkidle');
    const scripts = applicationScripts(page);
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    const link = outputLink(page);
    await link.hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    // What is there already is not asked for again: the click needs nothing from the network.
    await mark(page);
    await page.route('**/assets/js/**', (route) => route.abort());
    await link.click();
    await expect(page).toHaveTitle('Output | webpack');
    expect(await isMarked(page)).toBe(true);
  });

  test('a link with a modifier opens elsewhere', async ({page, context}) => {
    await page.goto('/concepts/');
    await wake(page);
    const opened = context.waitForEvent('page');
    await outputLink(page).click({modifiers: ['ControlOrMeta']});
    await (await opened).close();
    await expect(page).toHaveURL('/concepts/');
  });
});

test('going back to a page of an earlier document loads it', async ({page}) => {
  await page.goto('/concepts/');
  await wake(page);
  await outputLink(page).click();
  await expect(page).toHaveTitle('Output | webpack');
  await page.reload();
  expect(await isAwake(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/concepts/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('a tap on a link leads there once', async ({page}) => {
    await page.goto('/concepts/');
    const before = await page.evaluate(() => history.length);
    await page.locator('a[rel=next]').tap();
    await expect(page).not.toHaveURL('/concepts/');
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Concepts');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('the menu of the site closes when a link in it was followed', async ({page}) => {
    await page.goto('/concepts/');
    await page.getByRole('button', {name: 'Open menu'}).tap();
    const menu = page.locator('#site-menu');
    await expect(menu).toBeVisible();
    await expect.poll(() => isAwake(page)).toBe(true);
    await menu.getByRole('link', {name: 'Output', exact: true}).tap();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Output');
    await expect(menu).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('links and menus work, and nothing is shown that would not', async ({page}) => {
    await page.goto('/concepts/');
    await page.getByRole('button', {name: /^Version/}).click();
    await expect(page.locator('#versions')).toBeVisible();
    await expect(page.locator('[data-theme-toggle]')).toBeHidden();
    await expect(page.locator('summary[aria-label="Headings of Output"]')).toBeHidden();
    await page.keyboard.press('Escape');
    await outputLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Output');
  });
});
