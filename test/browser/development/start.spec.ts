import {expect, type Page, test as base} from '@playwright/test';
import {definitionsBeside, glossaryOf} from '../../../src/plugins/glossary/config';
import {versions} from '../../../src/versions';
import {isMarked, mark, consoleMessages} from '../awake';
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
        throw new Error(`The terminal shows:\n${server.printed()}`, {cause: error});
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

/** A busy machine has other things to do as well. */
const soon = {timeout: 60_000};
const output = 'docs/concepts/output.md';

test.describe('npm start', () => {
  test('shows pages of both versions and READMEs, and leads from one to the next', async ({
    page,
    server,
  }) => {
    const messages = consoleMessages(page);
    await page.goto(`${server.url}/concepts/`);
    await expect(title(page, 'Concepts')).toBeVisible({timeout: startTime});
    await mark(page);
    await page
      .getByRole('navigation', {name: 'Concepts', exact: true})
      .locator('a[href="/concepts/output/"]')
      .click();
    await expect(title(page, 'Output')).toBeVisible(soon);
    expect(await isMarked(page), 'the page was not loaded anew').toBe(true);
    await page.goto(`${server.url}${older.base}concepts/`);
    await expect(title(page, 'Concepts')).toBeVisible(soon);
    await page.goto(`${server.url}/loaders/css-loader/`);
    await expect(title(page, 'css-loader')).toBeVisible(soon);
    expect(messages).toEqual([]);
  });

  test('makes files for machines when they are asked for', async ({request, server}) => {
    const json = async (address: string) =>
      (await (await request.get(server.url + address)).json()) as Record<string, unknown>;
    expect(await json('/content-index/concepts.json')).toHaveProperty(['/concepts/output/']);
    expect(await json(`${older.base}content-index.json`)).toHaveProperty('url', older.base);
    expect(await json(definitionsBeside(glossaryOf(versions[0]!)))).toHaveProperty('chunk');
  });

  test('shows what is saved without loading the page anew', async ({page, server}) => {
    await page.goto(`${server.url}/concepts/output/`);
    await expect(title(page, 'Output')).toBeVisible(soon);
    await mark(page);
    await server.edit(output, (text) => `${text}\nThis line was saved a moment ago.\n`);
    await expect(page.getByText('This line was saved a moment ago.')).toBeVisible(soon);
    expect(await isMarked(page), 'the page was not loaded anew').toBe(true);
  });

  test('shows a mistake in the terminal and on the page until it is mended', async ({
    page,
    server,
  }) => {
    const problemLine = /docs\/concepts\/output\.md:3\s+teapot: is not a known key/;
    await page.goto(`${server.url}/concepts/output/`);
    await expect(title(page, 'Output')).toBeVisible(soon);
    const printedBefore = server.printed().length;
    await server.edit(output, (text) =>
      text.replace('\ndescription:', '\nteapot: 1\ndescription:'),
    );
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await expect(overlay.contentFrame().getByText(problemLine).first()).toBeVisible(soon);
    expect(server.printed().slice(printedBefore)).toMatch(problemLine);
    await server.edit(output, (text) => `${text.replace('\nteapot: 1', '')}\nThis is mended.\n`);
    await expect(page.getByText('This is mended.')).toBeVisible(soon);
    await expect(overlay).toBeHidden(soon);
  });

  test('leads to a page that is written while it runs', async ({page, server}) => {
    const description = 'A page about tea that somebody writes while the server runs for them.';
    await server.write(
      'docs/concepts/tea.md',
      `---\ntitle: Tea\ndescription: ${description}\n---\n\nLeaves and water.\n`,
    );
    await expect(async () => {
      await page.goto(`${server.url}/concepts/tea/`);
      await expect(title(page, 'Tea')).toBeVisible();
    }).toPass(soon);
    await expect(page.getByText('Leaves and water.')).toBeVisible();
  });
});
