import {expect, type Page, test} from '@playwright/test';
import {isAwake} from './awake';

/** What webpack's runtime offers: loading a chunk. */
interface Runtime {
  e: (chunk: string) => Promise<unknown>;
}

/** Screens whose chunks `/concepts/` does without; the first two have styles of their own. */
const otherPages = ['/organization/', '/starter-kits/', '/vote/'];

/** Finds the names of chunks that are not loaded yet, and keeps the runtime for `load`. */
const chunksToCome = (page: Page) =>
  page.evaluate(async (pages) => {
    const store = window as unknown as {
      runtime: Runtime;
      webpackChunkwebpack_documentation: unknown[];
    };
    store.runtime = await new Promise((resolve) =>
      store.webpackChunkwebpack_documentation.push([[Symbol('test')], {}, resolve]),
    );
    const loaded = [...document.scripts].map(
      ({src}) => new URL(src || '/', location.href).pathname,
    );
    const sources = await Promise.all(pages.map(async (url) => (await fetch(url)).text()));
    const files = sources.flatMap((source) => {
      const built = new DOMParser().parseFromString(source, 'text/html');
      return built.querySelector<HTMLElement>('script[data-app]')!.dataset.app!.split(' ');
    });
    return files
      .filter((file) => !loaded.includes(file))
      .map((file) => file.split('/').at(-1)!.split('.')[0]!);
  }, otherPages);

/** Loads a chunk; gives what is raised. */
const load = (page: Page, chunk: string) =>
  page.evaluate(async (id) => {
    const {runtime} = window as unknown as {runtime: Runtime};
    try {
      await runtime.e(id);
      return 'loaded';
    } catch (error) {
      const {name, message} = error as Error;
      return `${name}: ${message}`;
    }
  }, chunk);

let chunks: string[];

test.beforeEach(async ({page}) => {
  await page.goto('/concepts/');
  await page.evaluate(() => document.dispatchEvent(new Event('wake')));
  await expect.poll(() => isAwake(page)).toBe(true);
  chunks = await chunksToCome(page);
});

test('a chunk that fails raises a ChunkLoadError, and loads when it is asked for again @spec-4.2 @spec-8.3', async ({
  page,
}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  expect(await load(page, chunks[0]!)).toMatch(
    /^ChunkLoadError: Loading chunk \w+ failed\.\n\(error: http:.*\/assets\/js\/\w+\.\w+\.js\)$/,
  );
  await page.unroute('**/assets/js/*.js');
  expect(await load(page, chunks[0]!)).toBe('loaded');
});

test('a chunk that is no chunk is missing @spec-8.3', async ({page}) => {
  await page.route('**/assets/js/*.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  expect(await load(page, chunks[0]!)).toMatch(
    /^ChunkLoadError: Loading chunk \w+ failed\.\n\(missing: http:.*\.js\)$/,
  );
});

test('a chunk is given up after 120,000 ms @spec-8.3 @spec-9.1', async ({page}) => {
  await page.clock.install();
  await page.route('**/assets/js/*.js', () => {});
  const asked = page.waitForRequest('**/assets/js/*.js');
  let raised = 'nothing';
  const end = load(page, chunks[0]!).then((error) => (raised = error));
  await asked;
  await page.clock.runFor(119_000);
  expect(raised).toBe('nothing');
  await page.clock.runFor(1000);
  await end;
  expect(raised).toMatch(/^ChunkLoadError: Loading chunk \w+ failed\.\n\(timeout: http:.*\.js\)$/);
});

test('a style sheet that fails is named with its address @spec-8.4', async ({page}) => {
  await page.route('**/assets/css/*.css', (route) => route.abort());
  const raised = new Set<string>();
  for (const chunk of chunks) raised.add(await load(page, chunk));
  raised.delete('loaded');
  expect(raised.size).toBeGreaterThan(0);
  for (const error of raised) {
    expect(error).toMatch(
      /^ChunkLoadError: Loading CSS chunk \w+ failed\.\n\(error: http:.*\/assets\/css\/\w+\.\w+\.css\)$/,
    );
  }
});
