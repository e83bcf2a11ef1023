import {expect, type Page, test} from '@playwright/test';
import {isMarked, mark, wake} from './awake';

test.use({viewport: {width: 1280, height: 800}});

const configuration = (page: Page) =>
  page.getByRole('navigation', {name: 'Configuration', exact: true});
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Concepts', exact: true});

test.describe('an item', () => {
  const headingsOf = (page: Page, title: string) =>
    sidebar(page).locator(`details:has(> summary[aria-label="Headings of ${title}"])`);

  test('is open when it is the current page, and closed again on another @spec-2.6.5 @spec-4.4', async ({
    page,
  }) => {
    await page.goto('/concepts/output/');
    await wake(page);
    await mark(page);
    await expect(headingsOf(page, 'Output')).toHaveAttribute('open');
    await sidebar(page).getByRole('link', {name: 'Loaders', exact: true}).hover();
    await headingsOf(page, 'Loaders').locator('summary').click();
    await expect(headingsOf(page, 'Loaders')).toHaveAttribute('open');
    await expect(headingsOf(page, 'Output')).toHaveAttribute('open');

    await sidebar(page).getByRole('link', {name: 'Entry Points', exact: true}).click();
    await expect(page).toHaveTitle('Entry Points | webpack');
    expect(await isMarked(page)).toBe(true);
    await expect(headingsOf(page, 'Entry Points')).toHaveAttribute('open');
    await expect(headingsOf(page, 'Output')).not.toHaveAttribute('open');
    await expect(headingsOf(page, 'Loaders')).not.toHaveAttribute('open');
  });

  test('can be closed, and shows headings of two levels, the lower below the higher @spec-4.4', async ({
    page,
  }) => {
    await page.goto('/concepts/output/');
    const nested = headingsOf(page, 'Output').locator('ul ul').getByRole('link');
    await expect(nested.first()).toHaveText('Placeholders');
    await expect(headingsOf(page, 'Output').locator('ul ul ul')).toHaveCount(0);
    await headingsOf(page, 'Output').locator('summary').click();
    await expect(nested.first()).toBeHidden();
  });
});

test.describe('the groups', () => {
  const group = (page: Page, name: string) =>
    sidebar(page)
      .getByRole('group')
      .filter({has: page.getByRole('heading', {name, exact: true})});

  test('are folded but for that of the current page, and open by a click', async ({page}) => {
    await page.goto('/concepts/targets/');
    await expect(group(page, 'At run time')).toHaveAttribute('open');
    await expect(group(page, 'Modules')).not.toHaveAttribute('open');
    await group(page, 'Modules').getByRole('heading').click();
    const link = group(page, 'Modules').getByRole('link', {name: 'Modules', exact: true});
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL('/concepts/modules/');
    await expect(group(page, 'At run time')).not.toHaveAttribute('open');
  });

  test('end where the window ends, wherever the page is scrolled', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await page.goto('/configuration/output/');
    await page.locator('[data-dismiss-notification]').click();
    const bottom = () =>
      configuration(page).evaluate((box) => Math.round(box.getBoundingClientRect().bottom));
    await expect.poll(bottom).toBe(500);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect.poll(bottom).toBe(500);
  });
});
