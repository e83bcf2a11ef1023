import {expect, type Page} from '@playwright/test';
import {faultsOf} from './axe';
import {test} from './deployment';
import {disconnect, title} from './cached-pages';

const row = (page: Page, name: string) => page.getByRole('row', {name});
const status = (page: Page) => page.getByRole('status').filter({hasText: /\S/});

/** Opens the page and waits until the service worker is there. */
async function open(page: Page): Promise<void> {
  await page.goto('/offline-reading/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(row(page, 'Concepts, version 5')).toBeVisible();
}

test(
  'a section that is kept opens without a connection, and its search answers',
  {tag: '@newer-browser'},
  async ({page, site}) => {
    await open(page);
    expect(await faultsOf(page)).toEqual([]);
    await expect(status(page)).toContainText('No section is kept.');
    await row(page, 'Concepts, version 5').getByRole('button', {name: /^Keep/}).click();
    await expect(status(page)).toHaveText('Kept: Concepts of version 5.');

    await page.reload();
    await expect(status(page)).toHaveText('Kept: Concepts of version 5.');
    await disconnect(page, site);
    await page.goto('/concepts/plugins/');
    await expect(title(page)).toHaveText('Plugins');
    await page.goto('/concepts/loaders/?from=mail');
    await expect(title(page)).toHaveText('Loaders');
    const field = page.getByRole('banner').locator('[name=q]');
    await field.fill('dependency graph');
    await expect(page.getByRole('option').first()).toContainText('Dependency Graph');

    await page.goto('/guides/caching/');
    await expect(title(page)).toHaveText('No Connection');
    await expect(page.getByText('The page "Caching" is not on this device.')).toBeVisible();
  },
);

test('an interrupted section goes on where it was, and a removed one is gone', async ({
  page,
  site,
}) => {
  await open(page);
  const migrate = row(page, 'Migrate, version 5');
  await row(page, 'Concepts, version 5').getByRole('button', {name: /^Keep/}).click();
  await expect(status(page)).toHaveText('Kept: Concepts of version 5.');
  await disconnect(page, site);
  await migrate.getByRole('button', {name: /^Keep/}).click();
  await expect(status(page)).toHaveText('The connection was lost. Continue when it is back.');

  await site.start();
  const before = site.asked.length;
  await page.reload();
  await expect(status(page)).toContainText('files are missing');
  await migrate.getByRole('button', {name: /^Complete/}).click();
  await expect(status(page)).toHaveText('Kept: Concepts of version 5, Migrate of version 5.');
  const fetched = site.asked.slice(before);
  expect(fetched).toContain('/migrate/5/');
  expect(fetched.filter((path) => path.startsWith('/concepts/'))).toEqual([]);

  await migrate.getByRole('button', {name: /^Remove/}).click();
  await expect(status(page)).toHaveText('Kept: Concepts of version 5.');
  await row(page, 'Concepts, version 5')
    .getByRole('button', {name: /^Remove/})
    .click();
  await expect(status(page)).toContainText('No section is kept.');
  expect(await page.evaluate(() => caches.has('sections-1'))).toBe(false);
});

test('a section that is kept follows the next build', async ({page, site}) => {
  await open(page);
  await row(page, 'Concepts, version 5').getByRole('button', {name: /^Keep/}).click();
  await expect(status(page)).toHaveText('Kept: Concepts of version 5.');

  const list = await (await page.request.get('/offline-sections.json')).text();
  const changed = list.replace(/("\/concepts\/plugins\/",\d+,")\w+/, '$1deadbeef');
  const html = await (await page.request.get('/concepts/plugins/')).text();
  site.replaced.set('/offline-sections.json', changed);
  site.replaced.set('/concepts/plugins/', html.replace(/>Plugins<\/h1>/, '>New Plugins</h1>'));
  await page.goto('/concepts/');
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('sections-1');
      return (await (await cache.match('/concepts/plugins/'))?.text())?.includes(
        'New Plugins</h1>',
      );
    });
  await expect.poll(kept).toBe(true);
});
