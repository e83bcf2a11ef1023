import {expect, test} from '@playwright/test';
import {giveRequests} from './elsewhere';
import {watchShifts} from './layout-shifts';

test('starter kits load by themselves without moving the page, and are filtered @spec-2.2.4', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto('/starter-kits/');
  await page.locator('main [data-wake=view]').scrollIntoViewIfNeeded();
  await expect(page.getByText('62 of 62 kits')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(63);
  expect(await shifts()).toBeLessThan(0.001);
  await page.getByText('typescript', {exact: true}).first().click();
  await expect(page.getByText('7 of 62 kits')).toBeVisible();
});

test('the vote page lists requests by their votes, also when it has to ask twice @spec-2.2.2', async ({
  page,
}) => {
  let asked = 0;
  await page.route('https://api.github.com/**', (route) => {
    asked += 1;
    return asked > 1 ? giveRequests(route) : route.abort();
  });
  await page.goto('/vote/');
  await expect(page.getByRole('alert')).toContainText('GitHub cannot be reached.');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('listitem').filter({hasText: 'votes'}).first()).toContainText(
    '1,500votesFirst: most wanted',
  );
});
