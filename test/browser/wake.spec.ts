import {expect, type Page, test} from '@playwright/test';
import {applicationScripts, isAwake, isMarked, mark, noise, outputLink, wake} from './awake';
import {refuseStorage} from './refused-storage';

test.use({viewport: {width: 1280, height: 800}});

test.describe('the application wakes', () => {
  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    'the pointer over a link': (page) => page.getByRole('link', {name: 'Glossary'}).first().hover(),
    'the pointer over a button': (page) => page.locator('[data-theme-toggle]').hover(),
    'a press anywhere': (page) => page.mouse.click(640, 300),
    'a key': (page) => page.keyboard.press('Tab'),
    'what asks for it in the page': (page) =>
      page.evaluate(() => document.dispatchEvent(new Event('wake'))),
  };
  for (const [sign, make] of Object.entries(signs)) {
    test(`at ${sign}`, async ({page}) => {
      await page.goto('/concepts/');
      await make(page);
      await expect.poll(() => isAwake(page)).toBe(true);
    });
  }

  test('at no move over text, and at no scrolling', async ({page}) => {
    const scripts = applicationScripts(page);
    await page.goto('/concepts/', {waitUntil: 'networkidle'});
    await page.mouse.move(8, 500);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    expect(await isAwake(page)).toBe(false);
  });

  test('with every script of the page asked for at once', async ({page}) => {
    await page.goto('/concepts/');
    const named = await page.locator('script[data-app]').getAttribute('data-app');
    const scripts = applicationScripts(page);
    await page.evaluate(() => document.dispatchEvent(new Event('wake')));
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(scripts.sort()).toEqual(named!.split(' ').sort());
  });
});

test('waking keeps what the reader did: opened details, selection, scroll, focus', async ({
  page,
}) => {
  await page.goto('/concepts/output/');
  await page.evaluate(() => {
    document.querySelectorAll('details').forEach((details) => (details.open = !details.open));
    window.scrollTo(0, 500);
    getSelection()?.selectAllChildren(document.querySelector('article p.lead')!);
    document.querySelector<HTMLElement>('article a[href]')!.focus({preventScroll: true});
  });
  const state = () =>
    page.evaluate(() => ({
      open: [...document.querySelectorAll('details')].map(({open}) => open),
      y: window.scrollY,
      selected: String(getSelection()),
      focused: document.activeElement?.outerHTML,
    }));
  const before = await state();
  await page.evaluate(() => document.dispatchEvent(new Event('wake')));
  await expect.poll(() => isAwake(page)).toBe(true);
  expect(await state()).toEqual(before);
});

test.describe('when data is to be saved', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      }),
    );
  });

  test('pointing and keys load nothing, an action does', async ({page}) => {
    const scripts = applicationScripts(page);
    await page.goto('/concepts/');
    await page.getByRole('link', {name: 'Glossary'}).first().hover();
    await page.keyboard.press('Tab');
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    await page.locator('[data-theme-toggle]').click();
    await expect.poll(() => isAwake(page)).toBe(true);
    await page.waitForLoadState('networkidle');
    scripts.length = 0;
    await page.getByRole('link', {name: 'Glossary'}).first().hover();
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
  });
});

test.describe('when scripts fail', () => {
  test('links lead on the ordinary way, and the next sign tries again', async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.route('**/assets/js/main.*.js', (route) => route.abort(), {times: 1});
    await page.goto('/concepts/');
    const lost = page.waitForEvent('requestfailed', (request) => /\/main\./.test(request.url()));
    await page.getByRole('link', {name: 'Glossary'}).first().hover();
    await lost;
    expect(await isAwake(page)).toBe(false);
    expect(errors).toEqual([]);
    await wake(page);
  });

  test('without the small script everything can be read and followed', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/concepts/');
    await outputLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Output');
  });
});

test('where storage is refused pages are followed, and the theme lasts as long as the page', async ({
  page,
}) => {
  const messages = noise(page);
  await refuseStorage(page);
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
  // Docusaurus tells of the refusal.
  expect(messages.filter((text) => !text.startsWith('Docusaurus browser storage'))).toEqual([]);
});
