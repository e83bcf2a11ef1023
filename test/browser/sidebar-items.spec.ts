import {expect, test} from '@playwright/test';
import {isMarked, mark, wake} from './awake';

test.use({viewport: {width: 1280, height: 800}});

test('only the current page is open; a click opens and closes; another page starts anew', async ({
  page,
}) => {
  const sidebar = page.getByRole('navigation', {name: 'Concepts', exact: true});
  const toggle = (title: string) => sidebar.locator(`summary[aria-label="Headings of ${title}"]`);
  const open = () =>
    sidebar
      .locator('details[open] > summary')
      .evaluateAll((all) => all.map((summary) => summary.getAttribute('aria-label')));

  await page.goto('/concepts/loaders/');
  await wake(page);
  await mark(page);
  expect(await open()).toEqual(['Headings of Loaders']);
  await sidebar.getByRole('link', {name: 'Output', exact: true}).hover();
  await toggle('Output').click();
  expect(await open()).toEqual(['Headings of Output', 'Headings of Loaders']);
  await toggle('Loaders').click();
  expect(await open()).toEqual(['Headings of Output']);

  await sidebar.getByRole('link', {name: 'Plugins', exact: true}).click();
  await expect(page).toHaveTitle('Plugins | webpack');
  expect(await isMarked(page)).toBe(true);
  expect(await open()).toEqual(['Headings of Plugins']);
});
