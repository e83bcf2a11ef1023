import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import type {Browser, Page, Response} from '@playwright/test';
import sirv from 'sirv';
import type {Look, Play} from './run-example';

/** How long something may take to appear, in milliseconds. */
const patience = 5000;

/**
 * Opens the page of a step in a browser and looks at what the step says is seen.
 * @param folder absolute folder of the project
 * @returns what is not as the step says; the page's errors are among it
 */
export async function look(
  browser: Browser,
  folder: string,
  {open, seen}: Play,
): Promise<string[]> {
  const server = await serve(folder);
  const page = await browser.newPage();
  const witness = witnessOf(page);
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${open}`, {
      waitUntil: 'networkidle',
    });
    const faults: string[] = [];
    for (const one of seen) {
      const fault = await faultOf(page, one, witness);
      if (fault) faults.push(fault);
    }
    const unexpected = witness.errors.filter(
      (text) => !seen.some((one) => 'error' in one && text.startsWith(one.error)),
    );
    return [...faults, ...unexpected.map((error) => `the browser reports: ${error}`)];
  } finally {
    await page.close();
    server.close();
  }
}

interface Witness {
  errors: string[];
  lines: string[];
  arrived: string[];
}

function witnessOf(page: Page): Witness {
  const witness: Witness = {errors: [], lines: [], arrived: []};
  page.on('pageerror', (error) => void witness.errors.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => void witness.lines.push(message.text()));
  page.on('response', (response: Response) => {
    if (response.ok()) witness.arrived.push(response.url());
    else if (!response.url().endsWith('/favicon.ico'))
      witness.errors.push(`${response.status()} for ${response.url()}`);
  });
  return witness;
}

async function faultOf(
  page: Page,
  one: Look,
  {errors, lines, arrived}: Witness,
): Promise<string | undefined> {
  if ('click' in one) {
    await page.locator(one.click).click({timeout: patience});
    await page.waitForLoadState('networkidle');
    return undefined;
  }
  if ('request' in one) {
    const pattern = new RegExp(one.request);
    if (one.count === 0) {
      const early = arrived.find((address) => pattern.test(address));
      return early && `${early} was loaded, and must not be until now`;
    }
    return (await comesTrue(() => arrived.some((address) => pattern.test(address))))
      ? undefined
      : `no file like ${one.request} was loaded, only ${arrived.join(', ')}`;
  }
  if ('console' in one) {
    if (one.count === 0) {
      const early = lines.find((line) => line.includes(one.console));
      return early && `the console says "${early}", and must not until now`;
    }
    return (await comesTrue(() => lines.some((line) => line.includes(one.console))))
      ? undefined
      : `the console does not say "${one.console}", only ${JSON.stringify(lines)}`;
  }
  if ('error' in one) {
    return (await comesTrue(() => errors.some((text) => text.startsWith(one.error))))
      ? undefined
      : `the browser does not report "${one.error}", only ${JSON.stringify(errors)}`;
  }
  return faultSeen(page, one);
}

/** Waits as long as it takes, or patience lasts. */
async function comesTrue(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await setTimeout(50);
  }
  return true;
}

async function faultSeen(
  page: Page,
  {see, text, style = {}, loaded, count}: Extract<Look, {see: string}>,
): Promise<string | undefined> {
  const found = page.locator(see);
  if (count !== undefined) {
    const there = await found.count();
    if (there !== count) return `${see}: ${there} are there, not ${count}`;
    if (count === 0) return undefined;
  }
  try {
    await found.first().waitFor({state: 'visible', timeout: patience});
  } catch {
    return `${see} is not seen; the page says: ${(await page.locator('body').innerText()).slice(0, 200)}`;
  }
  const said = () => found.first().innerText();
  if (text !== undefined && !(await comesTrue(async () => (await said()).includes(text))))
    return `${see} says "${await said()}", not "${text}"`;
  for (const [property, expected] of Object.entries(style)) {
    const actual = await found
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const same = expected.endsWith('…')
      ? actual.startsWith(expected.slice(0, -1))
      : actual === expected;
    if (!same) return `${see} has the ${property} ${actual}, not ${expected}`;
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
