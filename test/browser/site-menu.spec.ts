import {expect, type Page, test} from '@playwright/test';
import {closer, menu, opener, openMenu as open} from './site-menu';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

/** The tab of one of the three parts. */
const part = (page: Page, name: string) =>
  menu(page).getByRole('group', {name: 'Show'}).getByText(name);

test.beforeEach(async ({page}) => {
  await page.goto('/concepts/output/');
});

test('the button opens it, the cross closes it, and the focus comes back @spec-4.5 @spec-4.6', async ({
  page,
}) => {
  await open(page);
  await expect(closer(page)).toBeFocused();
  await closer(page).tap();
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('it lists the pages of every section, those of other sections when they are opened @spec-2.7.1', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await part(page, 'Concepts').tap();
  await expect(menu(page).getByRole('link', {name: 'Loaders', exact: true})).toBeVisible();
  await part(page, 'Everything').tap();
  expect(asked).not.toContain('/content-index/titles.json');
  await menu(page).getByLabel('Pages of Guides').tap();
  const gettingStarted = menu(page).getByRole('link', {name: 'Getting Started', exact: true});
  await expect(gettingStarted).toBeVisible();
  await gettingStarted.tap();
  await expect(page).toHaveURL('/guides/getting-started/');
  await expect(menu(page)).toBeHidden();
});

test('the button begins with the sections, the bar with the page, which marks the heading that is read', async ({
  page,
}) => {
  await page.goto('/configuration/output/#outputlibraryexport');
  await open(page);
  await expect(page.getByRole('radio', {name: 'Everything'})).toBeChecked();
  await expect(menu(page).getByRole('link', {name: 'Guides', exact: true})).toBeVisible();
  await page.getByText('This page', {exact: true}).tap();
  await expect(menu(page).locator('[aria-current="location"]')).toBeInViewport();
  await closer(page).tap();
  await page.getByRole('button', {name: 'Configuration Output'}).tap();
  await expect(page.getByRole('radio', {name: 'This page'})).toBeChecked();
  await menu(page).getByRole('link', {name: 'Hashes', exact: true}).tap();
  await expect(page).toHaveURL('/configuration/output/#hashes');
  await expect(menu(page)).toBeHidden();
});

test('Escape closes it, and the focus comes back to the place bar', async ({page}) => {
  const bar = page.getByRole('button', {name: 'Concepts Output'});
  await bar.press('Enter');
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(bar).toBeFocused();
});

test('a tap outside closes it, and presses nothing there @spec-4.6', async ({page}) => {
  await open(page);
  const address = page.url();
  await page.touchscreen.tap(384, 30);
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(page.url()).toBe(address);
});

test('a link closes it @spec-2.7.1 @spec-4.6', async ({page}) => {
  await open(page);
  await part(page, 'Concepts').tap();
  await menu(page).getByRole('link', {name: 'Loaders', exact: true}).tap();
  await expect(page).toHaveURL('/concepts/loaders/');
  await expect(menu(page)).toBeHidden();
});

test('the focus stays inside while it is open, and outside once it is closed', async ({page}) => {
  await open(page);
  for (let stop = 0; stop < 70; stop += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() =>
      document.activeElement === document.body || !document.hasFocus()
        ? 'browser'
        : String(document.activeElement?.closest('[data-site-menu]') !== null),
    );
    expect(where).not.toBe('false');
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await menu(page).count()).toBe(0);
  expect(await page.locator('#__docusaurus [inert]:not([data-site-menu])').count()).toBe(0);
});

test('going back closes it', async ({page}) => {
  await page.goto('/concepts/output/#usage');
  await open(page);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
});

test('a screen that becomes wide closes it', async ({page}) => {
  await open(page);
  await page.setViewportSize({width: 900, height: 844});
  await expect(menu(page)).toBeHidden();
});

test('it fits every small screen', async ({page}) => {
  await open(page);
  for (const width of [320, 360, 480, 720, 767]) {
    await page.setViewportSize({width, height: 700});
    const {scrollWidth, clientWidth} = await menu(page).evaluate((sheet) => ({
      scrollWidth: sheet.scrollWidth,
      clientWidth: sheet.clientWidth,
    }));
    expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
  }
});
