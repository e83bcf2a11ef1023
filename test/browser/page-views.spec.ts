import {readdirSync, readFileSync} from 'node:fs';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {bundle} from '../../src/plugins/wake/build/bundle';
import {isAwake, isMarked, mark, outputLink, wake} from './awake';
import {test} from './deployment';

const scripts = 'build/assets/js';
const tag = 'https://www.googletagmanager.com/';

// What a build with an id has: the script of pages, with what counts. Its policy is that of
// test/unit/plugins/published-files/config/response-headers.test.ts.
test.use({bypassCSP: true, serviceWorkers: 'block'});

async function withCounting(id: string): Promise<[address: string, text: string]> {
  const name = readdirSync(scripts).find((file) => /^static\.\w+\.js$/.test(file))!;
  const folder = await mkdtemp(path.join(tmpdir(), 'page-views-'));
  const file = await bundle({
    siteDir: process.cwd(),
    entry: ['./src/plugins/page-views/browser/index.ts'],
    folder,
    filename: 'page-views.js',
    constants: {GOOGLE_TAG_ID: JSON.stringify(id)},
  });
  const text = [path.join(scripts, name), path.join(folder, file)].map((part) =>
    readFileSync(part, 'utf8'),
  );
  return [`/assets/js/${name}`, text.join(';')];
}

/** What was given to the tag, which never comes. */
const views = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((words) => [...words] as unknown[])
      .filter(([command]) => command === 'event')
      .map(([, name, values]) => {
        const {page_title: title, page_path: at} = values as Record<string, string>;
        return [name, title, at];
      }),
  );

const asked = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(tag)) requests.push(request.url());
  });
  return requests;
};

test.beforeEach(async ({page, site}) => {
  site.replaced.set(...(await withCounting('G-TESTS')));
  await page.route(`${tag}**`, (route) => route.abort());
});

test('a page is counted when it is loaded, asleep, and each that follows, with its title', async ({
  page,
}) => {
  const requests = asked(page);
  await page.goto('/concepts/?from=here');
  const first = ['page_view', 'Concepts | webpack', '/concepts/?from=here'];
  await expect.poll(() => views(page)).toEqual([first]);
  expect(await isAwake(page)).toBe(false);
  await wake(page);
  await mark(page);
  await outputLink(page).click();
  const second = ['page_view', 'Output | webpack', '/concepts/output/'];
  await expect.poll(() => views(page)).toEqual([first, second]);
  await page.goBack();
  await expect.poll(() => views(page)).toEqual([first, second, first]);
  expect(await isMarked(page)).toBe(true);
  expect(requests).toEqual([`${tag}gtag/js?id=G-TESTS`]);
});

for (const [name, refusal] of [
  ['Do Not Track', {doNotTrack: '1'}],
  ['Global Privacy Control', {globalPrivacyControl: true}],
] as const) {
  test(`${name} is obeyed`, async ({page}) => {
    const requests = asked(page);
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values))
        Object.defineProperty(navigator, key, {value});
    }, refusal);
    await page.goto('/concepts/', {waitUntil: 'networkidle'});
    await wake(page);
    expect(await views(page)).toEqual([]);
    expect(requests).toEqual([]);
  });
}

test('code that counts without an id throws @spec-8.17', async ({page, site}) => {
  site.replaced.set(...(await withCounting('')));
  const error = page.waitForEvent('pageerror');
  await page.goto('/concepts/');
  expect(String(await error)).toContain('Page views are not initialized');
});
