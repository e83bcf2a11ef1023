import {expect, test} from '@playwright/test';
import {applicationScripts, isAwake, isMarked, mark, outputLink, wake} from './awake';

test.use({viewport: {width: 1280, height: 800}});

test.describe('once awake', () => {
  test('links lead on without a reload, with title, focus and the top of the page @spec-2.1.3 @spec-2.5.3 @spec-2.16.2', async ({
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

  test('back and forward return to where the page was left @spec-2.1.3', async ({page}) => {
    await page.goto('/concepts/');
    await wake(page);
    await mark(page);
    const y = () => page.evaluate(() => Math.round(window.scrollY));
    // The event of a scroll comes before the next frame is drawn.
    const scrollTo = (top: number) =>
      page.evaluate((to) => {
        window.scrollTo(0, to);
        return new Promise((drawn) => requestAnimationFrame(drawn));
      }, top);
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
    const link = page.locator('[data-anchors] a[href^="#"]').first();
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
    await page.mouse.wheel(0, 300);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    const link = outputLink(page);
    await link.hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
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
