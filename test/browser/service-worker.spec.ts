import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {bundle} from '../../src/plugins/wake/build/bundle';
import {isMarked, mark} from './awake';
import {test} from './deployment';
import {disconnect, isCached, read, title} from './cached-pages';

const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('a first visit fetches nothing a second time but its page', async ({page, site}) => {
  await read(page, '/concepts/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const often = site.asked.filter((path, index) => site.asked.indexOf(path) !== index);
  expect(often).toEqual(['/concepts/']);
  const offlineRequests = site.asked.filter((path) =>
    /^\/(?:offline\/|(?:\d+\.)?sw\.js)$/.test(path),
  );
  expect(offlineRequests.sort()).toEqual([
    expect.stringMatching(/^\/\d+\.sw\.js$/),
    '/offline/',
    '/sw.js',
  ]);
});

test('a new version takes over with the next page, and changes nothing that is shown', async ({
  page,
  site,
}) => {
  await read(page, '/concepts/');
  await page.evaluate(() => caches.open('pages-of-another-time'));
  await mark(page);
  site.replaced.set('/sw.js', `${readFileSync('build/sw.js', 'utf8')}\n// another`);
  const states = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.waiting?.state, registration?.active?.state];
    });
  await update(page);
  await expect.poll(states).toEqual(['installed', 'activated']);
  expect(await isMarked(page)).toBe(true);

  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/concepts/output/');
  await expect.poll(states).toEqual([undefined, 'activated']);
  await expect.poll(() => cacheNames(page)).not.toContain('pages-of-another-time');
  await isCached(page, '/concepts/');
  expect(loads).toBe(1);
});

test('a page of an older build keeps its looks after a newer one was deployed', async ({
  page,
  site,
}) => {
  await read(page, '/concepts/');
  await read(page, '/concepts/output/');
  const sheet = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
  const newer = sheet!.replace(/\.\w+\.css$/, '.00000000.css');
  const renewed = (file: string) => readFileSync(`build/${file}`, 'utf8').replaceAll(sheet!, newer);
  site.replaced.set(
    '/sw.js',
    renewed('sw.js').replace(/revision:"\w+"|"revision":"\w+"/, '"revision":"another"'),
  );
  site.replaced.set('/offline/', renewed('offline/index.html'));
  site.replaced.set('/concepts/output/', renewed('concepts/output/index.html'));
  site.replaced.set(newer, readFileSync(`build${sheet}`, 'utf8'));
  await update(page);
  await page.goto('/concepts/output/');
  await expect
    .poll(() =>
      page.evaluate(() =>
        caches.match('/offline/', {ignoreSearch: true}).then((page) => page?.text()),
      ),
    )
    .toContain(newer);
  await disconnect(page, site);
  await page.goto('/concepts/');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(43, 58, 66)');
});

test('a build without the worker takes it from readers who have it, with all it kept', async ({
  page,
  site,
}) => {
  await read(page, '/concepts/');
  const folder = test.info().outputPath();
  await bundle({
    siteDir: process.cwd(),
    entry: ['./src/plugins/offline/service-worker/unregister.ts'],
    folder,
    filename: 'sw.js',
  });
  site.replaced.set('/sw.js', readFileSync(`${folder}/sw.js`, 'utf8'));
  await page.route('**/assets/js/offline.*.js', (route) => route.abort());
  await update(page);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.goto('/concepts/output/');
  await expect(title(page)).toHaveText('Output');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
