import {expect, type Page, test as base} from '@playwright/test';
import {isMarked, mark, noise} from '../awake';
import {type DevelopmentServer, startServer} from './server';
import {older} from '../../support/older-version';

/** A cold start compiles the whole application, on a machine that does other things. */
const startTime = 300_000;

const test = base.extend<object, {server: DevelopmentServer}>({
  server: [
    async ({playwright}, use) => {
      const request = await playwright.request.newContext();
      const server = await startServer();
      const isReached = () =>
        request.get(server.url).then(
          (response) => response.ok(),
          () => false,
        );
      try {
        await expect.poll(isReached, {timeout: startTime}).toBe(true);
        await use(server);
      } catch (error) {
        throw new Error(`The terminal shows:\n${server.said()}`, {cause: error});
      } finally {
        await request.dispose();
        await server.close();
      }
    },
    {scope: 'worker', timeout: startTime},
  ],
});
test.describe.configure({mode: 'serial', timeout: startTime});

const title = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});

test.describe('npm start', () => {
  test('shows pages of both versions, and leads from one to the next', async ({page, server}) => {
    const messages = noise(page);
    await page.goto(`${server.url}/concepts/`);
    await expect(title(page, 'Concepts')).toBeVisible({timeout: startTime});
    await mark(page);
    await page
      .getByRole('navigation', {name: 'Concepts', exact: true})
      .locator('a[href="/concepts/output/"]')
      .click();
    await expect(title(page, 'Output')).toBeVisible();
    expect(await isMarked(page), 'the page was not loaded anew').toBe(true);
    await page.goto(`${server.url}${older.base}concepts/`);
    await expect(title(page, 'Concepts')).toBeVisible();
    expect(messages).toEqual([]);
  });

  test('shows the README of a package', async ({page, server}) => {
    await page.goto(`${server.url}/loaders/css-loader/`);
    await expect(title(page, 'css-loader')).toBeVisible();
  });

  test('answers a page as text', async ({request, server}) => {
    const response = await request.get(`${server.url}/concepts/output/index.md`);
    expect(await response.text()).toMatch(/^# Output\n/m);
  });

  test('shows what is saved, and says in the terminal what is wrong with it', async ({
    page,
    server,
  }) => {
    const file = 'docs/concepts/output.md';
    await page.goto(`${server.url}/concepts/output/`);
    await expect(title(page, 'Output')).toBeVisible();
    await mark(page);
    const sample = '```js title="webpack.config.js"\nmodule.exports = {outcome: {}};\n```';
    await server.edit(file, (text) => `${text}\nThis line was saved a moment ago.\n\n${sample}\n`);
    await expect(page.getByText('This line was saved a moment ago.')).toBeVisible({
      timeout: 60_000,
    });
    expect(await isMarked(page), 'the page was not loaded anew').toBe(true);
    await expect.poll(server.said, {timeout: 60_000}).toMatch(/output\.md:\d+.*outcome/s);
  });
});
