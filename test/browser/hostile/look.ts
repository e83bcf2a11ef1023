import type {BrowserContext, Page} from '@playwright/test';
import {isExpectedWarning, wake} from '../awake';
import {type PageState, readState} from './page-state';
import {alarmPrefix, provoke, setTraps} from './traps';

/** What is seen of a page. */
export interface Look {
  /** What happened that must not. */
  harm: string[];
  /** When it was loaded, and after everything was done to it. */
  states: PageState[];
}

/** Pictures of the contributors a manifest names, which this site shows once their place is seen. */
const isPortrait = (url: string) => /^https:\/\/github\.com\/[\w-]+\.png\?size=90$/.test(url);

/** Makes a context in which pages tell what they do, and reach nothing but their own host. */
export async function trapped(context: BrowserContext, host: string): Promise<void> {
  await context.addInitScript(setTraps, alarmPrefix);
  await context.route(
    (url) => url.origin !== host,
    (route) => (isPortrait(route.request().url()) ? route.fulfill() : route.abort()),
  );
}

/**
 * Opens a page, does to it what a reader could do, and looks.
 * @param names global names that harmless pages have
 */
export async function lookAt(
  context: BrowserContext,
  url: string,
  names: string[] = [],
): Promise<Look> {
  const page = await context.newPage();
  const harm = new Set<string>();
  listen(page, url, harm);
  const states: PageState[] = [];
  try {
    await page.goto(url, {waitUntil: 'load'});
    states.push(await page.evaluate(readState, names));
    await page.evaluate(provoke);
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab');
    await wake(page);
    states.push(await page.evaluate(readState, names));
  } catch (error) {
    harm.add(`it cannot be used: ${String(error).split('\n')[0]}`);
  }
  if (page.url().split('#')[0] !== url) harm.add(`it went to ${page.url()}`);
  if (page.frames().length > 1) harm.add('it has a frame');
  await page.close();
  return {harm: [...harm], states};
}

function listen(page: Page, url: string, harm: Set<string>): void {
  const {origin} = new URL(url);
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(alarmPrefix)) harm.add(text.slice(alarmPrefix.length));
    else if (message.type() === 'error' && !isExpectedWarning(text)) harm.add(`it said: ${text}`);
  });
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${origin}/`) || isPortrait(request.url());
    if (!isOwn && !request.url().startsWith('data:')) harm.add(`it asked for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) harm.add(`it asked for ${response.url()}, which is not there`);
  });
  page.on('pageerror', (error) => harm.add(`it failed: ${error.message}`));
  page.on('dialog', (dialog) => {
    harm.add('it opened a dialog');
    void dialog.dismiss();
  });
  page.on('popup', () => harm.add('it opened a window'));
  page.on('download', () => harm.add('it downloaded a file'));
}

const nothing = '[object Undefined]';

/** Says how a page differs from a harmless one. */
export function differences(look: Look, harmless: Look): string[] {
  return look.states.flatMap((state, index) => {
    const usual = harmless.states[index]!;
    const changed = Object.keys({...state.globals, ...usual.globals}).filter(
      (name) => (state.globals[name] ?? nothing) !== (usual.globals[name] ?? nothing),
    );
    return [
      ...changed.map((name) => `the global ${name} is ${state.globals[name] ?? nothing}`),
      ...state.faults,
    ];
  });
}
