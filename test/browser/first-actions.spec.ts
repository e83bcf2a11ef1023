import {expect, type Locator, test} from '@playwright/test';
import {isAwake, consoleMessages, outputLink} from './awake';
import {answerBadges} from './elsewhere';
import {hold} from './held-requests';

const main = '**/assets/js/main.*.js';

test.use({hasTouch: true});

const ways: [way: string, act: (link: Locator) => Promise<void>][] = [
  ['clicked as soon as it is pointed at', (link) => link.click()],
  [
    'clicked a moment later',
    async (link) => {
      await link.hover();
      await link.page().waitForTimeout(120);
      await link.click();
    },
  ],
  ['tapped', (link) => link.tap()],
];

for (const [way, act] of ways) {
  test(`a link that is ${way} leads there once`, async ({page}) => {
    await page.goto('/concepts/');
    const before = await page.evaluate(() => history.length);
    await act(outputLink(page));
    await expect(page).toHaveURL('/concepts/output/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Output');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/concepts/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
  });
}

test('what only the application can do is done once when it wakes', async ({page}) => {
  const button = page.getByRole('button', {name: 'Show live numbers'});
  const isPressed = (pressed: boolean) =>
    expect(button).toHaveAttribute('aria-pressed', String(pressed));
  await answerBadges(page);
  const messages = consoleMessages(page);
  for (const [way, act] of [
    // It counts once, however often it was repeated while nothing happened.
    ['two clicks', () => button.click().then(() => button.click())],
    ['a key', () => button.press('Enter')],
  ] as const) {
    await test.step(way, async () => {
      await page.unroute(main);
      const release = await hold(page, main);
      await page.goto('/organization/');
      await act();
      await isPressed(false);
      release();
      await isPressed(true);
      await page.waitForTimeout(300);
      await isPressed(true);
      await expect(button).toBeFocused();
      await button.click();
      await isPressed(false);
    });
  }
  expect(messages).toEqual([]);
});

test('the page is printed without the application, and once when it is awake', async ({page}) => {
  let printed = 0;
  await page.exposeFunction('print', () => void (printed += 1));
  const release = await hold(page, main);
  await page.goto('/concepts/');
  const print = page.getByRole('button', {name: 'Print Document'});
  await print.click();
  await expect.poll(() => printed).toBe(1);
  expect(await isAwake(page)).toBe(false);
  release();
  await expect.poll(() => isAwake(page)).toBe(true);
  expect(printed).toBe(1);
  await print.click();
  await expect.poll(() => printed).toBe(2);
});

test('what was chosen before the application came counts', async ({page}) => {
  const messages = consoleMessages(page);
  const release = await hold(page, main);
  // It wakes by itself: what is held back would hold the load event back too.
  await page.goto('/starter-kits/', {waitUntil: 'commit'});
  await page.getByText('typescript', {exact: true}).first().click();
  expect(await isAwake(page)).toBe(false);
  release();
  await expect(page.getByText('7 of 62 kits')).toBeVisible();
  await expect(page.getByRole('radio', {name: 'typescript'})).toBeChecked();
  expect(messages).toEqual([]);
});
