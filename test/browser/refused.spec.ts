import {expect, type Page, test} from '@playwright/test';
import {isAwake, isMarked, mark, noise, outputLink, wake} from './awake';
import {kindPages} from './page-kinds';

test.use({viewport: {width: 1280, height: 800}});

test.describe('where storage is refused', () => {
  /** What the console says, but for the sentence by which Docusaurus tells of the refusal. */
  const unexpected = (messages: string[]) =>
    messages.filter(
      (message) => !message.startsWith('Docusaurus browser storage is not available'),
    );

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
  });

  for (const address of kindPages) {
    test(`${address} wakes without an error`, async ({page}) => {
      const messages = noise(page);
      await page.route('https://api.github.com/**', (route) =>
        route.fulfill({
          path: 'test/fixtures/feature-requests.json',
          headers: {'access-control-allow-origin': '*'},
        }),
      );
      await page.goto(address);
      await wake(page);
      await page.waitForTimeout(200);
      expect(unexpected(messages)).toEqual([]);
    });
  }

  test('pages are followed, and the theme is chosen for as long as the page lasts', async ({
    page,
  }) => {
    const messages = noise(page);
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/concepts/');
    await page.locator('[data-theme-toggle]').click();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe('dark');
    await wake(page);
    await mark(page);
    expect(await theme()).toBe('dark');
    await outputLink(page).click();
    await expect(page).toHaveTitle('Output | webpack');
    expect(await theme()).toBe('dark');
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveTitle('Concepts | webpack');
    expect(unexpected(messages)).toEqual([]);
  });
});

test.describe('where other sites are blocked', () => {
  /** Lets nothing through but this site. */
  const block = (page: Page, baseURL = '') =>
    page.route(
      (url) => !url.href.startsWith(baseURL),
      (route) => route.abort(),
    );

  for (const address of kindPages) {
    test(`${address} shows its text and wakes`, async ({page, baseURL}) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await block(page, baseURL);
      await page.goto(address);
      await wake(page);
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('where scripts are off', () => {
  test.use({javaScriptEnabled: false});

  for (const address of kindPages.filter((each) => each !== '/vote/')) {
    test(`${address} shows its text and leads on`, async ({page}) => {
      await page.goto(address);
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      await page.getByRole('banner').getByRole('link', {name: 'Contribute'}).click();
      await expect(page).toHaveURL(/\/contribute\/$/);
    });
  }
});

test('a page that lost its main script stays readable, and says nothing of it', async ({page}) => {
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/concepts/');
  const lost = page.waitForEvent('requestfailed', (request) => /\/main\./.test(request.url()));
  await outputLink(page).hover();
  await lost;
  expect(await isAwake(page)).toBe(false);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
  expect(errors).toEqual([]);
});
