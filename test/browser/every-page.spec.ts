import {expect, type Page, test} from '@playwright/test';
import {applicationScripts, isAwake, consoleMessages, wake} from './awake';
import {elementFaults} from './element-faults';
import {giveRequests} from './elsewhere';
import {marginFaults} from './margin-faults';
import {faultsAtWidths, faultsInLooks} from './page-faults';
import {kindPages, layoutPages, sweptPages} from './page-kinds';
import {refuseStorage} from './refused-storage';

/** Pages whose content arrives in the browser: in view, they wake without a sign. */
const selfWaking = ['/vote/', '/search/', '/offline-reading/'];
const unknown = '/no-such-page/';

/** Collects what a page says, asks elsewhere or does not get, and must not. */
function troubleOf(page: Page, address: string, origin: string): string[] {
  const trouble = consoleMessages(page);
  page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    const isPage = response.url() === origin + unknown;
    if (response.status() >= 400 && !isPage) trouble.push(`missing: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    const isOurs = url.startsWith(origin) || url.startsWith('data:');
    const isExpected = address === '/vote/' && url.startsWith('https://api.github.com/');
    if (!isOurs && !isExpected) trouble.push(`elsewhere: ${url}`);
    if (address !== unknown && /\/not-found\.|\/titles\.json$/.test(url))
      trouble.push(`only for unknown pages: ${url}`);
  });
  return trouble;
}

/** What moves by itself; what follows the scrolling moves by the reader. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({playState, timeline}) => {
        return playState === 'running' && timeline instanceof DocumentTimeline;
      })
      .map(({effect}) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: {width: 1280, height: 800}});

  // A page is opened once, for all that is looked at.
  for (const address of sweptPages) {
    test(`${address} is quiet, fits, is accessible, loads nothing before a sign, and wakes as it was`, async ({
      page,
      baseURL,
    }) => {
      const trouble = troubleOf(page, address, baseURL!);
      const scripts = applicationScripts(page);
      await page.route('https://api.github.com/**', giveRequests);
      await page.goto(address, {waitUntil: 'networkidle'});
      expect(await moving(page)).toEqual([]);
      if (kindPages.includes(address))
        expect(await faultsInLooks(page, layoutPages.includes(address))).toEqual([]);
      expect(await faultsAtWidths(page)).toEqual([]);
      await page.setViewportSize({width: 1280, height: 800});

      const text = () => page.locator('main').innerText();
      if (selfWaking.includes(address)) await expect.poll(() => isAwake(page)).toBe(true);
      else {
        const [asleep, main] = [await text(), await page.locator('main').elementHandle()];
        expect(scripts).toEqual([]);
        expect(await isAwake(page)).toBe(false);
        await wake(page);
        await page.waitForLoadState('networkidle');
        expect(await text()).toBe(asleep);
        expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
      }
      expect(await moving(page)).toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
});

test('pages show their text and wake where storage is refused and other sites are blocked', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(60_000 + 4_000 * layoutPages.length);
  await refuseStorage(page);
  await page.route(
    (url) => !url.href.startsWith(baseURL!),
    (route) => route.abort(),
  );
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const address of layoutPages) {
    await page.goto(address);
    await wake(page);
    await expect(page.getByRole('heading', {level: 1}).first(), address).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
    expect(errors, address).toEqual([]);
  }
});

test('a page that hydration has to mend is found', async ({page}) => {
  const messages = consoleMessages(page);
  await page.route('**/glossary/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('>Documentation<', '>Documents<');
    await route.fulfill({response, body});
  });
  await page.goto('/glossary/');
  await wake(page);
  await expect.poll(() => messages.join()).toContain('onRecoverableError');
});

test('what does not fit is found', async ({page}) => {
  const plant = (style: string) =>
    // The policy of the site allows no style element.
    page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, style);
  await page.goto('/concepts/entry-points/');
  await plant('.beside { margin-top: -6rem !important; }');
  expect(await marginFaults(page)).toContainEqual(
    expect.stringMatching(/^over (?:the text|another): .*div\.beside/),
  );
  await page.goto('/configuration/output/');
  await plant('.facts dd { width: 3rem; }');
  expect(await elementFaults(page)).toContainEqual(expect.stringMatching(/^broken inside "\w+": /));
});
