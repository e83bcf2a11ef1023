import {expect, type Page, test} from '@playwright/test';

const address = '/concepts/module-federation/';
const term = (page: Page) => page.getByRole('link', {name: 'chunk', exact: true});
const other = (page: Page) => page.getByRole('link', {name: 'container', exact: true});
const definition = (page: Page) => page.getByRole('tooltip');

test.use({viewport: {width: 1440, height: 900}});

const note = (page: Page) => page.getByRole('note', {name: 'Definition of Container'});

test('a definition stands beside its paragraph, and is not said twice', async ({page}) => {
  await page.goto(address);
  await expect(note(page)).toContainText('Container The module that a remote publishes');
  const [beside, paragraph] = await Promise.all([
    note(page).boundingBox(),
    other(page).locator('xpath=..').boundingBox(),
  ]);
  expect(beside!.x).toBeGreaterThan(paragraph!.x + paragraph!.width);
  expect(Math.abs(beside!.y - paragraph!.y)).toBeLessThan(16);
  await other(page).hover();
  await other(page).focus();
  await term(page).hover();
  await expect(definition(page)).toContainText('A set of modules');
  await expect(definition(page)).toHaveCount(1);
  await expect(other(page)).toHaveAccessibleDescription('');
});

test('nothing stands there where there is no margin', async ({page}) => {
  await page.setViewportSize({width: 1239, height: 900});
  await page.goto(address);
  await expect(note(page)).toBeHidden();
  await other(page).focus();
  await expect(definition(page)).toContainText('Module Federation');
});
