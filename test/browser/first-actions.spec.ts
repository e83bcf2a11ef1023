import {expect, type Page, test} from '@playwright/test';
import {isAwake, noise, wake} from './awake';

test.use({viewport: {width: 1280, height: 800}});

/** Holds the application back; gives what lets it through. */
async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('a click on what only the application can do', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'Show live numbers'});

  test.beforeEach(async ({page}) => {
    await page.route('https://img.shields.io/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"/>',
      }),
    );
  });

  test('is done once when it wakes, and the next one undoes it', async ({page}) => {
    const messages = noise(page);
    const release = await holdApplication(page);
    await page.goto('/organization/');
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await page.waitForTimeout(300);
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    expect(messages).toEqual([]);
  });

  test('counts once, however often it was repeated while nothing happened', async ({page}) => {
    const release = await holdApplication(page);
    await page.goto('/organization/');
    await button(page).click();
    await button(page).click();
    release();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await page.waitForTimeout(300);
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('works by the keyboard too', async ({page}) => {
    const release = await holdApplication(page);
    await page.goto('/organization/');
    await button(page).press('Enter');
    release();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page)).toBeFocused();
  });

  test('is awake, done at once', async ({page}) => {
    await page.goto('/organization/');
    await wake(page);
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('without the application', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      Object.assign(window, {printed: 0});
      window.print = () => {
        (window as unknown as {printed: number}).printed += 1;
      };
    });
  });
  const printed = (page: Page) =>
    page.evaluate(() => (window as unknown as {printed: number}).printed);

  test('code is copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await holdApplication(page);
    await page.goto('/guides/getting-started/');
    await page.getByRole('button', {name: 'Copy commands'}).first().click();
    await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^mkdir /);
    expect(await isAwake(page)).toBe(false);
  });

  test('the page is printed, once, and once more when it is awake', async ({page}) => {
    const release = await holdApplication(page);
    await page.goto('/concepts/output/');
    const button = page.getByRole('button', {name: 'Print Document'});
    await button.click();
    expect(await printed(page)).toBe(1);
    expect(await isAwake(page)).toBe(false);
    release();
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(await printed(page)).toBe(1);
    await button.click();
    expect(await printed(page)).toBe(2);
  });
});

test('what was typed and chosen before the application came counts', async ({page}) => {
  const messages = noise(page);
  const release = await holdApplication(page);
  // It wakes by itself: what is held back would hold the load event back too.
  await page.goto('/starter-kits/', {waitUntil: 'commit'});
  await page.getByRole('searchbox', {name: /^Filter/}).pressSequentially('mobx');
  await page.getByText('typescript', {exact: true}).first().click();
  await page.getByRole('searchbox', {name: /^Filter/}).focus();
  expect(await isAwake(page)).toBe(false);
  release();
  await expect(page.getByText('2 of 62 kits')).toBeVisible();
  await expect(page.getByRole('searchbox', {name: /^Filter/})).toHaveValue('mobx');
  await expect(page.getByRole('searchbox', {name: /^Filter/})).toBeFocused();
  await expect(page.getByRole('radio', {name: 'typescript'})).toBeChecked();
  await page.keyboard.type('x');
  await expect(page.getByRole('searchbox', {name: /^Filter/})).toHaveValue(/^mobx.$/);
  expect(messages).toEqual([]);
});

test('letters typed while the application takes over are all kept', async ({page}) => {
  const release = await holdApplication(page);
  await page.goto('/starter-kits/', {waitUntil: 'commit'});
  const field = page.getByRole('searchbox', {name: /^Filter/});
  await field.focus();
  release();
  await field.pressSequentially('boilerplate', {delay: 30});
  await expect(field).toHaveValue('boilerplate');
  await expect.poll(() => isAwake(page)).toBe(true);
  await expect(field).toHaveValue('boilerplate');
  await expect(page.getByText(/^\d+ of 62 kits/)).not.toHaveText('62 of 62 kits');
});
