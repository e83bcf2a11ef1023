import {expect, type Page, test} from '@playwright/test';
import {consoleMessages, wake} from './awake';
import {watchShifts} from './layout-shifts';

const address = '/guides/getting-started/';
const managers = (page: Page) => page.getByRole('group', {name: 'Package manager'});
/** The commands that a reader sees. */
const commands = (page: Page) => page.locator('.tabs .terminal:visible');

test('a choice changes all tabs of its kind, and lasts on other pages', async ({page}) => {
  await page.goto(address);
  await expect(commands(page)).toHaveCount(2);
  const tab = managers(page).nth(1).getByText('pnpm');
  await tab.scrollIntoViewIfNeeded();
  const before = await tab.boundingBox();
  await tab.click();
  expect(await tab.boundingBox(), 'what was clicked stays where it is').toEqual(before);
  await expect(commands(page)).toHaveCount(2);
  for (const shown of await commands(page).all()) {
    await expect(shown).toContainText('pnpm add --save-dev webpack webpack-cli');
  }
  await expect(page.getByText('webpack.config.js', {exact: true}).first()).toBeVisible();
  await page.goto('/');
  await expect(managers(page).getByRole('radio', {name: 'pnpm'})).toBeChecked();
  await expect(commands(page)).toContainText('pnpm add');
});

test('arrow keys choose, and the focus is seen', async ({page}) => {
  await page.goto(address);
  await managers(page).first().getByRole('radio', {name: 'npm', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  const yarn = managers(page).first().getByRole('radio', {name: 'Yarn'});
  await expect(yarn).toBeFocused();
  await expect(yarn).toBeChecked();
  await expect(commands(page).first()).toContainText('yarn add');
  const outline = () =>
    yarn.evaluate((radio) => getComputedStyle(radio.closest('label')!).outlineStyle);
  expect(await outline()).toBe('solid');
  await page.keyboard.press('Tab');
  expect(await outline()).toBe('none');
});

test('the chosen tab is painted at once: nothing moves, and no script is waited for', async ({
  page,
}) => {
  await page.goto(address);
  await managers(page).first().getByText('Yarn').click();
  const shifts = await watchShifts(page);
  await page.goto(address, {waitUntil: 'networkidle'});
  expect(await shifts()).toBe(0);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(address);
  await expect(commands(page)).toHaveCount(2);
  await expect(commands(page).first()).toContainText('yarn add');
});

test('the choice holds when the application shows another page, and stays there', async ({
  page,
}) => {
  const messages = consoleMessages(page);
  await page.goto('/guides/installation/');
  await managers(page).first().getByText('pnpm').click();
  await wake(page);
  await page.getByRole('link', {name: 'Getting Started'}).first().click();
  await expect(page).toHaveURL(address);
  await expect(managers(page).first().getByRole('radio', {name: 'pnpm'})).toBeChecked();
  await expect(commands(page).first()).toContainText('pnpm add');
  await managers(page).first().getByText('Yarn').click();
  await expect(commands(page).first()).toContainText('yarn add');
  expect(messages).toEqual([]);
});
