import {expect, type Page, test} from '@playwright/test';
import {outputLink} from './awake';

test.use({javaScriptEnabled: false, viewport: {width: 1280, height: 800}});

test('links and menus work, and nothing is shown that would not', async ({page}) => {
  await page.goto('/concepts/');
  await page.getByRole('button', {name: /, select version$/}).click();
  await expect(page.locator('#versions')).toBeVisible();
  await expect(page.locator('[data-theme-toggle]')).toBeHidden();
  await expect(page.getByLabel('Headings of Output')).toBeHidden();
  await page.keyboard.press('Escape');
  await outputLink(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Output');
});

test('the starter kits are listed, without what would filter them', async ({page}) => {
  await page.goto('/starter-kits/');
  const kits = page.getByRole('region', {name: 'Kits'});
  await expect(kits).toHaveCount(1);
  expect(await kits.getByRole('row').count()).toBeGreaterThan(50);
  await expect(page.getByRole('search', {name: 'Starter kits'})).toBeHidden();
  await expect(page.getByText('Loading the list of starter kits')).toBeHidden();
});

test('headings of a long page are not folded away', async ({page}) => {
  await page.goto('/configuration/output/');
  const sidebar = page.getByRole('navigation', {name: 'Configuration', exact: true});
  await expect(sidebar.getByRole('link', {name: 'library.type', exact: true})).toBeAttached();
  expect(
    await sidebar
      .locator('[data-outline] ul ul')
      .first()
      .evaluate((list) => list.checkVisibility()),
  ).toBe(true);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  const open = async (page: Page, part: string) => {
    await page.getByRole('button', {name: 'Open menu'}).tap();
    const menu = page.getByRole('navigation', {name: 'Site'});
    await menu.getByRole('group', {name: 'Show'}).getByText(part).tap();
    return menu;
  };

  test('the menu leads to the headings of the page, its section and all others', async ({page}) => {
    await page.goto('/concepts/output/');
    const everything = await open(page, 'Everything');
    for (const section of ['API', 'Configuration', 'Guides', 'Loaders', 'Plugins'])
      await expect(everything.getByRole('link', {name: section, exact: true})).toBeVisible();
    await everything.getByRole('link', {name: 'Guides', exact: true}).tap();
    await expect(page).toHaveURL('/guides/');
    const guides = await open(page, 'Guides');
    await guides.getByText('Fast pages', {exact: true}).tap();
    await guides.getByRole('link', {name: 'Caching', exact: true}).tap();
    await expect(page).toHaveURL('/guides/caching/');
    const heading = (await open(page, 'This page')).getByRole('link', {name: 'All files'});
    await heading.tap();
    await expect(page).toHaveURL(/#wrapping-up$/);
  });
});
