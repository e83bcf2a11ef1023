import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {stripVTControlCharacters} from 'node:util';
import {type Browser, expect, type Page} from '@playwright/test';
import sirv from 'sirv';
import type {Assertion, ExampleRun} from './run-example';

/** How long an element may take to appear, in milliseconds. */
const defaultTimeout = 5000;

/**
 * Opens the page of a step in a browser and checks the assertions of the step.
 * @param folder absolute folder of the project
 * @param timeout how long each assertion may take to hold, in milliseconds
 * @returns the assertions that fail, and the errors of the page
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
  // Playwright adds a log of its attempts, which tells a writer nothing.
  const [why = ''] = stripVTControlCharacters(error.message).split(/\n+Call log:/i);
  const sentence = why.trim().replace(/\s*\n\s*/g, ', ');
  const pageText = (await page.locator('body').innerText()).slice(0, 200);
  return `${JSON.stringify(assertion)} is not so: ${sentence}; the page says: ${pageText}`;
}

/** @throws the error of Playwright when the assertion fails */
async function assert(
  page: Page,
  assertion: Assertion,
  events: PageEvents,
  timeout: number,
): Promise<void> {
  if ('see' in assertion) return assertSeen(page, assertion, timeout);
  if ('click' in assertion) {
    await page.locator(assertion.click).click({timeout});
    await page.waitForLoadState('networkidle');
    return;
  }
  const {recorded, expected} = expectedEvent(assertion, events);
  if ('count' in assertion) expect(recorded).not.toContainEqual(expected);
  else await expect.poll(() => recorded, {timeout}).toContainEqual(expected);
}

type SeeAssertion = Extract<Assertion, {see: string}>;
type EventAssertion = Exclude<Assertion, SeeAssertion | {click: string}>;

async function assertSeen(
  page: Page,
  {see, count, text, style = {}, loaded}: SeeAssertion,
  timeout: number,
): Promise<void> {
  const locator = page.locator(see);
  if (count !== undefined) await expect(locator).toHaveCount(count, {timeout});
  if (count === 0) return;

  const first = locator.first();
  await expect(first).toBeVisible({timeout});
  if (text !== undefined) await expect(first).toContainText(text, {timeout, useInnerText: true});
  // A style sheet that is loaded later may still have to arrive: `toHaveCSS` waits for it.
  for (const [property, value] of Object.entries(style))
    await expect(first).toHaveCSS(property, beginningOf(value) ?? value, {timeout});
  if (loaded) {
    await expect(first).not.toHaveJSProperty('naturalWidth', 0, {timeout});
    // An element that is no image has neither property.
    await expect(first).toHaveJSProperty('complete', true, {timeout});
  }
}

/** Gives the recorded events of the kind of an assertion, and what has to be among them. */
function expectedEvent(assertion: EventAssertion, {errors, lines, arrived}: PageEvents) {
  if ('request' in assertion)
    return {recorded: arrived, expected: expect.stringMatching(assertion.request)};
  if ('console' in assertion)
    return {recorded: lines, expected: expect.stringContaining(assertion.console)};
  return {recorded: errors, expected: expect.stringContaining(assertion.error)};
}

/** Makes a pattern of a value that ends with `…`, which stands for any text. */
const beginningOf = (value: string): RegExp | undefined =>
  value.endsWith('…')
    ? new RegExp(`^${value.slice(0, -1).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`)
    : undefined;

function serve(folder: string): Promise<Server> {
  const server = createServer(sirv(folder, {dev: true, dotfiles: false}));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
