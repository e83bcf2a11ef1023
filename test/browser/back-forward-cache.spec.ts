import {type CDPSession, expect, type Page, test as base} from '@playwright/test';
import {isAwake, isMarked, mark, noise, outputLink, wake} from './awake';

/** A browser as readers have it: Playwright asks its own to keep no page that was left. */
const test = base.extend<object, {launchOptions: object}>({
  launchOptions: [
    async ({launchOptions}, use) => {
      await use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']});
    },
    {scope: 'worker'},
  ],
});
test.use({viewport: {width: 1280, height: 800}});

async function devtools(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return session;
}

/** Leaves the page and comes back; gives what about the page kept the browser from keeping it. */
async function leaveAndComeBack(page: Page): Promise<string[]> {
  const session = await devtools(page);
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    // Circumstances are the browser's: without a window it has no such memory at all.
    for (const {type, reason} of notRestoredExplanations)
      if (type !== 'Circumstantial') reasons.push(reason);
  });
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goto('/glossary/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  return reasons;
}

for (const state of ['asleep', 'awake']) {
  test(`nothing keeps the browser from keeping a page that was left ${state}`, async ({page}) => {
    const messages = noise(page);
    await page.goto('/concepts/');
    if (state === 'awake') await wake(page);
    await mark(page);
    expect(await leaveAndComeBack(page)).toEqual([]);
    // A page out of the memory is the one that was left; any other starts asleep.
    expect(await isAwake(page)).toBe((await isMarked(page)) && state === 'awake');
    await wake(page);
    await outputLink(page).click();
    await expect(page).toHaveTitle('Output | webpack');
    expect(messages).toEqual([]);
  });
}

test('a page that would not be kept is found', async ({page}) => {
  await page.goto('/concepts/');
  await page.evaluate(() => window.addEventListener('unload', () => {}));
  expect(await leaveAndComeBack(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

test('a page that was frozen while it woke goes on when it comes back', async ({page}) => {
  const session = await devtools(page);
  await page.goto('/concepts/');
  await mark(page);
  const main = page.waitForRequest('**/assets/js/main.*.js');
  await outputLink(page).hover();
  await main;
  await session.send('Page.setWebLifecycleState', {state: 'frozen'});
  await page.waitForTimeout(200);
  await session.send('Page.setWebLifecycleState', {state: 'active'});
  await expect.poll(() => isAwake(page)).toBe(true);
  await outputLink(page).click();
  await expect(page).toHaveTitle('Output | webpack');
  expect(await isMarked(page)).toBe(true);
});
