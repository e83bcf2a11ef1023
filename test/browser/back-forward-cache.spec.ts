import {expect, type Page, test as base} from '@playwright/test';
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
/** Leaves a page, and says what about it kept the browser from keeping it. */
async function leaveAndComeBack(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const faults: string[] = [];
  // Whether the browser has such a memory at all: without a window, older ones do not.
  let remembers = true;
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    for (const {type, reason} of notRestoredExplanations) {
      if (type === 'Circumstantial') remembers = false;
      else faults.push(reason);
    }
  });
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goto('/glossary/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  // A page out of the memory is not loaded again, so it has no event of it.
  await page.goBack({waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  return {faults, remembers};
}

for (const state of ['asleep', 'awake']) {
  const name = `nothing keeps the browser from keeping a page that was left ${state}`;
  test(name, {tag: '@newer-browser'}, async ({page}) => {
    const messages = noise(page);
    await page.goto('/concepts/');
    if (state === 'awake') await wake(page);
    await mark(page);
    const {faults, remembers} = await leaveAndComeBack(page);
    expect(faults).toEqual([]);
    // A page out of the memory is the one that was left; any other starts asleep.
    expect(await isMarked(page)).toBe(remembers);
    expect(await isAwake(page)).toBe(remembers && state === 'awake');
    await wake(page);
    await outputLink(page).click();
    await expect(page).toHaveTitle('Output | webpack');
    expect(messages).toEqual([]);
  });
}
