import {expect, type Page, type Route, test} from '@playwright/test';
import {wake} from './awake';

/** What webpack's runtime offers: loading a chunk. */
interface Runtime {
  e: (chunk: string) => Promise<unknown>;
}

const scripts = '**/assets/js/*.js';

/** Keeps the runtime for `load`. */
const keepRuntime = (page: Page) =>
  page.evaluate(async () => {
    const store = window as unknown as {
      runtime: Runtime;
      webpackChunkwebpack_documentation: unknown[];
    };
    store.runtime = await new Promise((resolve) =>
      store.webpackChunkwebpack_documentation.push([[Symbol('test')], {}, resolve]),
    );
  });

/** Gives the names of the chunks of another page that are not loaded yet. */
const chunksOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const loaded = [...document.scripts].map(({src}) => src);
    const built = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
    return built
      .querySelector<HTMLElement>('html[data-app]')!
      .dataset.app!.split(' ')
      .filter((file) => file.endsWith('.js') && !loaded.includes(location.origin + file))
      .map((file) => file.split('/').at(-1)!.split('.')[0]!);
  }, address);

/** Loads a chunk; gives what is raised. */
const load = (page: Page, chunk: string) =>
  page.evaluate(
    (id) => (window as unknown as {runtime: Runtime}).runtime.e(id).then(() => 'loaded', String),
    chunk,
  );

const failed = (kind: string) =>
  new RegExp(
    `^ChunkLoadError: Loading chunk \\w+ failed\\.\\n\\(${kind}: http:.*/assets/js/\\w+\\.\\w+\\.js\\)$`,
  );

test('chunks that fail raise a ChunkLoadError, and load when asked for again @spec-4.2 @spec-8.3 @spec-8.4 @spec-9.1', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/concepts/');
  await wake(page);
  await keepRuntime(page);
  const [chunk] = await chunksOf(page, '/organization/');
  const answer = (handler: (route: Route) => unknown) => page.route(scripts, handler);

  await answer((route) => route.abort());
  expect(await load(page, chunk!)).toMatch(failed('error'));
  await answer((route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  expect(await load(page, chunk!)).toMatch(failed('missing'));

  await answer(() => {});
  const asked = page.waitForRequest(scripts);
  let raised = 'nothing';
  const end = load(page, chunk!).then((error) => (raised = error));
  await asked;
  await page.clock.runFor(119_000);
  expect(raised).toBe('nothing');
  await page.clock.runFor(1000);
  await end;
  expect(raised).toMatch(failed('timeout'));

  await page.unroute(scripts);
  expect(await load(page, chunk!)).toBe('loaded');

  await page.route('**/assets/css/*.css', (route) => route.abort());
  const errors: string[] = [];
  for (const name of await chunksOf(page, '/starter-kits/')) errors.push(await load(page, name));
  expect(errors).toContainEqual(
    expect.stringMatching(
      /^ChunkLoadError: Loading CSS chunk \w+ failed\.\n\(error: http:.*\/assets\/css\/\w+\.\w+\.css\)$/,
    ),
  );
});
