import {expect, test} from '@playwright/test';
import {isAwake, noise, outputLink} from './awake';
import {answerBadges} from './elsewhere';
import {hold} from './held-requests';

test.use({viewport: {width: 1280, height: 800}});

const main = '**/assets/js/main.*.js';

for (const delay of [0, 120]) {
  test(`a link clicked ${delay} ms after it was pointed at leads there once`, async ({page}) => {
    await page.goto('/concepts/');
    const before = await page.evaluate(() => history.length);
    await outputLink(page).hover();
    await page.waitForTimeout(delay);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL('/concepts/output/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Output');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/concepts/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('a tap on a link leads there once', async ({page}) => {
    await page.goto('/concepts/');
    const before = await page.evaluate(() => history.length);
    await page.locator('a[rel=next]').tap();
    await expect(page).not.toHaveURL('/concepts/');
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Concepts');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
});

test('what only the application can do is done once when it wakes', async ({page}) => {
  const button = page.getByRole('button', {name: 'Show live numbers'});
  const isPressed = (pressed: boolean) =>
    expect(button).toHaveAttribute('aria-pressed', String(pressed));
  await answerBadges(page);
  const messages = noise(page);
  for (const [way, act] of [
    ['a click', () => button.click()],
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

test('code is copied and the page printed without the application, and once when it is awake', async ({
  page,
  context,
}) => {
  let printed = 0;
  await page.exposeFunction('dialogOpened', () => void (printed += 1));
  await page.addInitScript(() => {
    window.print = () => void Object(window).dialogOpened();
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await hold(page, main);
  await page.goto('/guides/getting-started/');
  await page.getByRole('button', {name: 'Copy commands'}).first().click();
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^mkdir /);
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
