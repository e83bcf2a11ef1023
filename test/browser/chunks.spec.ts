import {expect, type Page, type Route, test} from '@playwright/test';
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

const failed = (kind: string) =>
  new RegExp(
    `^ChunkLoadError: Loading chunk \\w+ failed\\.\\n\\(${kind}: http:.*/assets/js/\\w+\\.\\w+\\.js\\)$`,
  );

test('chunks that fail raise a ChunkLoadError, and load when asked for again @spec-4.2 @spec-8.3 @spec-8.4 @spec-9.1', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/concepts/');
  await page.evaluate(() => document.dispatchEvent(new Event('wake')));
  await expect.poll(() => isAwake(page)).toBe(true);
  const chunks = await chunksToCome(page);
  const answer = (handler: (route: Route) => unknown) => page.route('**/assets/js/*.js', handler);

  await test.step('what cannot be had', async () => {
    await answer((route) => route.abort());
    expect(await load(page, chunks[0]!)).toMatch(failed('error'));
  });
  await test.step('what is no chunk', async () => {
    await answer((route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    expect(await load(page, chunks[0]!)).toMatch(failed('missing'));
  });
  await test.step('what does not come in 120,000 ms', async () => {
    await answer(() => {});
    const asked = page.waitForRequest('**/assets/js/*.js');
    let raised = 'nothing';
    const end = load(page, chunks[0]!).then((error) => (raised = error));
    await asked;
    await page.clock.runFor(119_000);
    expect(raised).toBe('nothing');
    await page.clock.runFor(1000);
    await end;
    expect(raised).toMatch(failed('timeout'));
  });
  await test.step('another try', async () => {
    await page.unroute('**/assets/js/*.js');
    expect(await load(page, chunks[0]!)).toBe('loaded');
  });
  await test.step('a style sheet, which is named with its address', async () => {
    await page.route('**/assets/css/*.css', (route) => route.abort());
    const raised = new Set<string>();
    for (const chunk of chunks.slice(1)) raised.add(await load(page, chunk));
    raised.delete('loaded');
    expect(raised.size).toBeGreaterThan(0);
    for (const error of raised) {
      expect(error).toMatch(
        /^ChunkLoadError: Loading CSS chunk \w+ failed\.\n\(error: http:.*\/assets\/css\/\w+\.\w+\.css\)$/,
      );
    }
  });
});
