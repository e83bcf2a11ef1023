import {readFileSync} from 'node:fs';
import {expect, type Page, test} from '@playwright/test';
import {
  headersFor,
  parseHeaders,
} from '../../src/plugins/published-files/build/hosting/headers-file';
import {applicationScripts, isAwake, noise, outputLink, wake} from './awake';
import {kindPages} from './page-kinds';
import {older} from '../support/older-version';

/** Pages whose content arrives in the browser: in view, they wake without a sign. */
const selfWaking = ['/vote/', '/starter-kits/', '/search/'];
const waitingPages = kindPages.filter((address) => !selfWaking.includes(address));

const desktop = {width: 1280, height: 800};
test.use({viewport: desktop});

test.describe('before any sign of the reader', () => {
  for (const address of waitingPages) {
    test(`${address} loads nothing of the application`, async ({page}) => {
      const scripts = applicationScripts(page);
      await page.goto(address, {waitUntil: 'networkidle'});
      await page.mouse.move(8, 500);
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(300);
      expect(scripts).toEqual([]);
      expect(await isAwake(page)).toBe(false);
    });
  }
});

test('content that arrives in the browser needs no sign', async ({page}) => {
  for (const address of selfWaking) {
    await page.route('https://api.github.com/**', (route) => route.abort());
    await page.goto(address);
    await expect.poll(() => isAwake(page)).toBe(true);
  }
});

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

  test('with every script of the page asked for at once', async ({page}) => {
    await page.goto('/concepts/');
    const named = await page.locator('script[data-app]').getAttribute('data-app');
    const scripts = applicationScripts(page);
    await page.evaluate(() => document.dispatchEvent(new Event('wake')));
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(scripts.sort()).toEqual(named!.split(' ').sort());
  });

  for (const address of waitingPages) {
    test(`without an error on ${address}, and shows what was there`, async ({page}) => {
      const messages = noise(page);
      await page.goto(address);
      const text = () => page.locator('main').innerText();
      const [asleep, main] = [await text(), await page.locator('main').elementHandle()];
      await wake(page);
      await page.waitForTimeout(200);
      expect(messages).toEqual([]);
      expect(await text()).toBe(asleep);
      expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
    });
  }
});

test('a page that hydration has to mend is found', async ({page}) => {
  const messages = noise(page);
  await page.route('**/glossary/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('>Documentation<', '>Documents<');
    await route.fulfill({response, body});
  });
  await page.goto('/glossary/');
  await wake(page);
  await expect.poll(() => messages.join()).toContain('onRecoverableError');
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
    await page.route('**/assets/js/main.*.js', (route) => route.abort(), {times: 1});
    await page.goto('/concepts/');
    await page.getByRole('link', {name: 'Glossary'}).first().hover();
    await page.waitForTimeout(500);
    expect(await isAwake(page)).toBe(false);
    await page.getByRole('banner').getByRole('link').first().hover();
    await expect.poll(() => isAwake(page)).toBe(true);
  });

  test('without the small script everything can be read and followed', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/concepts/');
    await outputLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Output');
  });
});

// Three inline scripts: the loader, the color scheme, and the notification bar's state.
test('the loader is the same on every page, and the policy names it', async ({page}) => {
  const loaders = new Set<string | null>();
  for (const address of ['/', '/concepts/', older.base, '/glossary/']) {
    await page.goto(address);
    loaders.add(await page.locator('script[data-app]').textContent());
  }
  expect(loaders.size).toBe(1);
  const rules = parseHeaders(readFileSync('build/_headers', 'utf8'));
  expect(headersFor(rules, '/')['Content-Security-Policy']?.match(/'sha256-/g)?.length).toBe(3);
});
