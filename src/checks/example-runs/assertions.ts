import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {stripVTControlCharacters} from 'node:util';
import {type Browser, expect, type Page} from '@playwright/test';
import sirv from 'sirv';
import type {Assertion, ExampleRun} from './run-example';

/** How long something may take to appear, in milliseconds. */
const defaultTimeout = 5000;

/**
 * Opens the page of a step in a browser and checks what the step says is seen.
 * @param folder absolute folder of the project
 * @param timeout how long each thing may take to appear, in milliseconds
 * @returns what is not as the step says; the page's errors are among it
 */
export async function checkAssertions(
  browser: Browser,
  folder: string,
  {open, seen}: Pick<ExampleRun, 'open' | 'seen'>,
  timeout = defaultTimeout,
): Promise<string[]> {
  const server = await serve(folder);
  const page = await browser.newPage();
  const events = recordEvents(page);
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${open}`, {
      waitUntil: 'networkidle',
    });
    const faults: string[] = [];
    for (const assertion of seen) {
      try {
        await assert(page, assertion, events, timeout);
      } catch (error) {
        faults.push(await describeFailure(error as Error, assertion, page));
      }
    }
    const unexpected = events.errors.filter(
      (text) => !seen.some((assertion) => 'error' in assertion && text.startsWith(assertion.error)),
    );
    return [...faults, ...unexpected.map((error) => `the browser reports: ${error}`)];
  } finally {
    await page.close();
    server.close();
  }
}

type PageEvents = ReturnType<typeof recordEvents>;

function recordEvents(page: Page) {
  const events = {errors: [] as string[], lines: [] as string[], arrived: [] as string[]};
  page.on('pageerror', (error) => void events.errors.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => void events.lines.push(message.text()));
  page.on('response', (response) => {
    if (response.ok()) events.arrived.push(response.url());
    else if (!response.url().endsWith('/favicon.ico'))
      events.errors.push(`${response.status()} for ${response.url()}`);
  });
  return events;
}

async function describeFailure(error: Error, assertion: Assertion, page: Page): Promise<string> {
  // Below comes how Playwright looked for it.
  const [why = ''] = stripVTControlCharacters(error.message).split(/\n+Call log:/i);
  const sentence = why.trim().replace(/\s*\n\s*/g, ', ');
  const pageText = (await page.locator('body').innerText()).slice(0, 200);
  return `${JSON.stringify(assertion)} is not so: ${sentence}; the page says: ${pageText}`;
}

/** @throws what Playwright has to say about an assertion that does not hold */
async function assert(
  page: Page,
  assertion: Assertion,
  {errors, lines, arrived}: PageEvents,
  timeout: number,
): Promise<void> {
  if ('see' in assertion) {
    const locator = page.locator(assertion.see);
    if (assertion.count !== undefined)
      await expect(locator).toHaveCount(assertion.count, {timeout});
    if (assertion.count === 0) return;
    const first = locator.first();
    await expect(first).toBeVisible({timeout});
    if (assertion.text !== undefined)
      await expect(first).toContainText(assertion.text, {timeout, useInnerText: true});
    // A style sheet that is loaded later comes after what it is for.
    for (const [property, value] of Object.entries(assertion.style ?? {}))
      await expect(first).toHaveCSS(property, beginningOf(value) ?? value, {timeout});
    if (assertion.loaded) {
      await expect(first).not.toHaveJSProperty('naturalWidth', 0, {timeout});
      // An element that is no image has neither property.
      await expect(first).toHaveJSProperty('complete', true, {timeout});
    }
  } else if ('click' in assertion) {
    await page.locator(assertion.click).click({timeout});
    await page.waitForLoadState('networkidle');
  } else {
    const [seen, expected] =
      'request' in assertion
        ? [arrived, expect.stringMatching(assertion.request)]
        : 'console' in assertion
          ? [lines, expect.stringContaining(assertion.console)]
          : [errors, expect.stringContaining(assertion.error)];
    if ('count' in assertion) expect(seen).not.toContainEqual(expected);
    else await expect.poll(() => seen, {timeout}).toContainEqual(expected);
  }
}

/** Matches a value whose end is left out with `…`. */
const beginningOf = (value: string): RegExp | undefined =>
  value.endsWith('…')
    ? new RegExp(`^${value.slice(0, -1).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`)
    : undefined;

function serve(folder: string): Promise<Server> {
  const server = createServer(sirv(folder, {dev: true, dotfiles: false}));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
