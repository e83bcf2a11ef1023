import {expect, test} from '@playwright/test';
import {isAwake, outputLink, wake} from './awake';

test.use({viewport: {width: 1280, height: 800}});

test.describe('a first action is neither lost nor done twice', () => {
  for (const delay of [0, 120]) {
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
});
