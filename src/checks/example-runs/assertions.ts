import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import type {Browser, Page, Response} from '@playwright/test';
import sirv from 'sirv';
import type {Assertion, ExampleRun} from './run-example';

/** How long something may take to appear, in milliseconds. */
const longest = 5000;

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
  timeout = longest,
): Promise<string[]> {
  const server = await serve(folder);
  const page = await browser.newPage();
  const events = eventsOf(page);
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${open}`, {
      waitUntil: 'networkidle',
    });
    const faults: string[] = [];
    for (const one of seen) {
      const fault = await faultOf(page, one, events, timeout);
      if (fault) faults.push(fault);
    }
    const unexpected = events.errors.filter(
      (text) => !seen.some((one) => 'error' in one && text.startsWith(one.error)),
    );
    return [...faults, ...unexpected.map((error) => `the browser reports: ${error}`)];
  } finally {
    await page.close();
    server.close();
  }
}

type PageEvents = ReturnType<typeof eventsOf>;

function eventsOf(page: Page) {
  const events = {errors: [] as string[], lines: [] as string[], arrived: [] as string[]};
  page.on('pageerror', (error) => void events.errors.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => void events.lines.push(message.text()));
  page.on('response', (response: Response) => {
    if (response.ok()) events.arrived.push(response.url());
    else if (!response.url().endsWith('/favicon.ico'))
      events.errors.push(`${response.status()} for ${response.url()}`);
  });
  return events;
}

async function faultOf(
  page: Page,
  one: Assertion,
  {errors, lines, arrived}: PageEvents,
  timeout: number,
): Promise<string | undefined> {
  if ('see' in one) return faultSeen(page, one, timeout);
  if ('click' in one) {
    await page.locator(one.click).click({timeout});
    await page.waitForLoadState('networkidle');
    return undefined;
  }
  const [what, seen, isIt]: [string, readonly string[], (text: string) => boolean] =
    'request' in one
      ? [`a file like ${one.request}`, arrived, (text) => new RegExp(one.request).test(text)]
      : 'console' in one
        ? [
            `a line with "${one.console}" in the console`,
            lines,
            (text) => text.includes(one.console),
          ]
        : [`the error "${one.error}"`, errors, (text) => text.startsWith(one.error)];
  if ('count' in one && one.count === 0) {
    const early = seen.find(isIt);
    return early && `there is ${early}, and must not be until now`;
  }
  return (await becomesTrue(() => seen.some(isIt), timeout))
    ? undefined
    : `there is not ${what}, only ${seen.join(', ')}`;
}

type Condition = () => boolean | Promise<boolean>;

/** Waits as long as it takes, or until the time is over. */
async function becomesTrue(condition: Condition, timeout: number): Promise<boolean> {
  const end = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await setTimeout(50);
  }
  return true;
}

async function faultSeen(
  page: Page,
  {see, text, style = {}, loaded, count}: Extract<Assertion, {see: string}>,
  timeout: number,
): Promise<string | undefined> {
  const comes = (condition: Condition) => becomesTrue(condition, timeout);
  const found = page.locator(see);
  if (count !== undefined) {
    if (!(await comes(async () => (await found.count()) === count)))
      return `${see}: ${await found.count()} are there, not ${count}`;
    if (count === 0) return undefined;
  }
  try {
    await found.first().waitFor({state: 'visible', timeout});
  } catch {
    return `${see} is not seen; the page says: ${(await page.locator('body').innerText()).slice(0, 200)}`;
  }
  const said = () => found.first().innerText();
  if (text !== undefined && !(await comes(async () => (await said()).includes(text))))
    return `${see} says "${await said()}", not "${text}"`;
  for (const [property, expected] of Object.entries(style)) {
    let actual = '';
    // A style sheet that is loaded later comes after what it is for.
    const isSame = await comes(async () => {
      actual = await found
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      return expected.endsWith('…')
        ? actual.startsWith(expected.slice(0, -1))
        : actual === expected;
    });
    if (!isSame) return `${see} has the ${property} ${actual}, not ${expected}`;
  }
  if (
    loaded &&
    !(await found.first().evaluate((image) => (image as HTMLImageElement).naturalWidth > 0))
  ) {
    return `${see} is an image that did not load`;
  }
  return undefined;
}

function serve(folder: string): Promise<Server> {
  const server = createServer(sirv(folder, {dev: true, dotfiles: false}));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
