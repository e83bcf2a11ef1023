import {expect, type Page, test} from '@playwright/test';
import {outputLink} from './awake';
import {layoutPages} from './page-kinds';

test.use({javaScriptEnabled: false});

const title = (page: Page) => page.getByRole('heading', {level: 1}).first();

test('pages show their text and lead on', async ({page}) => {
  for (const address of layoutPages) {
    await page.goto(address);
    await expect(title(page), address).toBeVisible();
    await page.getByRole('banner').getByRole('link', {name: 'Contribute'}).click();
    await expect(page, address).toHaveURL(/\/contribute\/$/);
  }
});

test('menus, chat and bar work, and nothing is offered that would not @spec-8.6', async ({
  page,
}) => {
  await page.goto('/concepts/');
  await page.getByRole('button', {name: 'Select language'}).click();
  await expect(page.locator('#languages').getByRole('link', {name: '中文'})).toHaveAttribute(
    'href',
    'https://webpack.docschina.org/',
  );
  await page.getByRole('button', {name: /, select version$/}).click();
  await expect(page.locator('#versions')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Open chat'}).click();
  await expect(page.getByRole('dialog', {name: 'Chat'})).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('complementary', {name: 'Notification'})).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/\bnotification-bar-visible\b/);
  await expect(page.getByRole('button', {name: 'Dismiss'})).toBeHidden();
  await expect(page.locator('[data-theme-toggle]')).toBeHidden();
  await expect(page.getByLabel('Headings of Output')).toBeHidden();
  await outputLink(page).click();
  await expect(title(page)).toHaveText('Output');
  await expect(page.getByText('Copy Page').first()).toBeHidden();
  await expect(page.getByRole('button', {name: /^Copy/}).first()).toBeHidden();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
});

test('every element can be read: tabs change, details open, terms lead to the glossary', async ({
  page,
}) => {
  await page.goto('/contribute/kitchen-sink/');
  await page.getByText('A file', {exact: true}).last().click();
  await expect(page.getByText('The browser reads it from the disk. Modules')).toBeVisible();
  await expect(page.getByText('The server sends').last()).toBeHidden();
  await page.getByText('What is asked', {exact: true}).last().click();
  await expect(page.getByText('On paper it is always there.')).toBeVisible();
  await page.getByRole('link', {name: 'chunk', exact: true}).click();
  await expect(page).toHaveURL('/glossary/#chunk');

  await page.goto('/guides/getting-started/');
  const commands = page.locator('.tabs .terminal:visible');
  await page.getByRole('group', {name: 'Package manager'}).first().getByText('pnpm').click();
  await expect(commands.first()).toContainText('pnpm add');
  await expect(commands.nth(1)).toContainText('npm install');
});

test('what scripts would fold or filter is whole', async ({page}) => {
  await test.step('starter kits', async () => {
    await page.goto('/starter-kits/');
    const kits = page.getByRole('region', {name: 'Kits'});
    await expect(kits).toHaveCount(1);
    expect(await kits.getByRole('row').count()).toBeGreaterThan(50);
    await expect(page.getByRole('group', {name: 'Filter by tag'})).toBeHidden();
    await expect(page.getByText('Loading the list of starter kits')).toBeHidden();
  });
  await test.step('options', async () => {
    await page.goto('/configuration/all-options/');
    const options = page.getByRole('list', {name: 'All options'});
    await expect(options.getByRole('link', {name: 'output.clean', exact: true})).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Filter the options'})).toBeHidden();
  });
  await test.step('headings of a long page', async () => {
    await page.goto('/configuration/output/');
    const sidebar = page.getByRole('navigation', {name: 'Configuration', exact: true});
    await expect(sidebar.getByRole('link', {name: 'library.type', exact: true})).toBeAttached();
    await expect(sidebar.locator('[data-outline] ul ul').first()).toBeVisible();
  });
  await test.step('notes beside code', async () => {
    await page.goto('/configuration/');
    const block = page.locator('.code.annotated:visible').first();
    const lines = block.locator('.noted');
    await expect(block.getByRole('note')).toHaveCount(await lines.count());
    await expect(lines.first()).toBeVisible();
    await expect(page.getByRole('button', {name: /^Copy webpack/})).toHaveCount(0);
  });
  await test.step('files of a guide', async () => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto('/guides/code-splitting/');
    await expect(page.getByRole('link', {name: 'Download step 8 .zip'})).toBeVisible();
    await expect(page.locator('.files summary').first()).toBeHidden();
  });
  await test.step('a page to print', async () => {
    await page.goto('/loaders/printable/');
    await expect(page.getByText('Print it from the menu of your browser.')).toBeInViewport();
    await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
  });
  await test.step('what leads to what is searched for', async () => {
    await page.goto('/search/?q=output');
    await expect(page.getByText(/^Searching here needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', {name: 'Getting Started'}).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  const menu = (page: Page) => page.getByRole('navigation', {name: 'Site'});
  const open = async (page: Page, part: string) => {
    await page.getByRole('button', {name: 'Open menu'}).tap();
    await menu(page).getByRole('group', {name: 'Show'}).getByText(part).tap();
    return menu(page);
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
