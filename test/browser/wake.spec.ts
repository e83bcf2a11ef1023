import {expect, type Page, test} from '@playwright/test';
import {applicationScripts, isAwake, wake} from './awake';
import {saveData} from './save-data';

const ask = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('wake')));
const pointAtLink = (page: Page) => page.getByRole('link', {name: 'Glossary'}).first().hover();

const intents: [sign: string, make: (page: Page) => Promise<unknown>][] = [
  ['the pointer over a link', pointAtLink],
  ['the pointer over a button', (page) => page.locator('[data-theme-toggle]').hover()],
  ['a press anywhere', (page) => page.mouse.click(640, 300)],
  ['a key', (page) => page.keyboard.press('Tab')],
];

test('the application wakes at intents, and at nothing else', async ({page}) => {
  const scripts = applicationScripts(page);
  for (const [sign, make] of intents) {
    await page.goto('/concepts/');
    await make(page);
    await expect.poll(() => isAwake(page), sign).toBe(true);
  }
  await page.goto('/concepts/', {waitUntil: 'networkidle'});
  scripts.length = 0;
  await page.mouse.move(8, 500);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(300);
  expect(scripts).toEqual([]);
  expect(await isAwake(page)).toBe(false);
  // Every script of the page is asked for at once, and the styles of what may take its place.
  const named = (await page.locator('html[data-app]').getAttribute('data-app'))!.split(' ');
  const [sheets, applicationFiles] = [/\.css$/, /\.js$/].map((kind) =>
    named.filter((file) => kind.test(file)),
  );
  await ask(page);
  await expect.poll(() => isAwake(page)).toBe(true);
  expect(scripts.sort()).toEqual(applicationFiles!.sort());
  expect(sheets).toHaveLength(1);
  await expect(page.locator(`link[rel=stylesheet][href="${sheets![0]}"]`)).toBeAttached();
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
  await ask(page);
  await expect.poll(() => isAwake(page)).toBe(true);
  expect(await state()).toEqual(before);
});

test('when data is to be saved, pointing and keys load nothing, an action does', async ({page}) => {
  await saveData(page);
  const scripts = applicationScripts(page);
  const ofMenus: string[] = [];
  page.on('request', (request) => {
    if (/menus?\.\w+\.(js|css)$/.test(request.url())) ofMenus.push(request.url());
  });
  await page.goto('/concepts/');
  await pointAtLink(page);
  await page.keyboard.press('Tab');
  await page.waitForTimeout(300);
  expect([...scripts, ...ofMenus]).toEqual([]);
  await page.getByRole('button', {name: 'Page actions'}).press('Enter');
  const action = page.locator('[data-link-menu]').getByRole('link', {name: 'Edit Document'});
  await expect(action).toBeFocused();
  await expect(action).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-theme-toggle]').click();
  await expect.poll(() => isAwake(page)).toBe(true);
});

test('when scripts fail, the next sign tries again', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.route('**/assets/js/main.*.js', (route) => route.abort(), {times: 1});
  await page.goto('/concepts/');
  const lost = page.waitForEvent('requestfailed', (request) => /\/main\./.test(request.url()));
  await pointAtLink(page);
  await lost;
  // The page is told after the browser.
  await expect(page.locator('script[src*="/main."]')).toHaveCount(0);
  expect(await isAwake(page)).toBe(false);
  expect(errors).toEqual([]);
  await wake(page);
});
