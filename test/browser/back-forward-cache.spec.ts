import {expect, type Page, test as base} from '@playwright/test';
import {isAwake, isMarked, mark, consoleMessages, outputLink, wake} from './awake';

/** Playwright disables the back/forward cache; here it is on, as readers have it. */
const test = base.extend<object, {launchOptions: object}>({
  launchOptions: [
    async ({launchOptions}, use) => {
      await use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']});
    },
    {scope: 'worker'},
  ],
});

/** Leaves a page, returns, and lists what kept the page out of the back/forward cache. */
async function leaveAndComeBack(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const faults: string[] = [];
  // Without a window, older browsers have none.
  let hasCache = true;
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    for (const {type, reason} of notRestoredExplanations) {
      if (type === 'Circumstantial') hasCache = false;
      else faults.push(reason);
    }
  });
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goto('/glossary/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  // A restored page fires no load event.
  await page.goBack({waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  return {faults, hasCache};
}

for (const state of ['asleep', 'awake']) {
  const name = `the back/forward cache restores a page that was left ${state}`;
  test(name, {tag: '@newer-browser'}, async ({page}) => {
    const messages = consoleMessages(page);
    await page.goto('/concepts/');
    if (state === 'awake') await wake(page);
    await mark(page);
    const {faults, hasCache} = await leaveAndComeBack(page);
    expect(faults).toEqual([]);
    // A page out of the memory is the one that was left; any other starts asleep.
    expect(await isMarked(page)).toBe(hasCache);
    expect(await isAwake(page)).toBe(hasCache && state === 'awake');
    await wake(page);
    await outputLink(page).click();
    await expect(page).toHaveTitle('Output | webpack');
    expect(messages).toEqual([]);
  });
}
