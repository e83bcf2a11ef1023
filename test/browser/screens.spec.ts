import {expect, test} from '@playwright/test';
import {answerBadges, giveRequests} from './elsewhere';
import {watchShifts} from './layout-shifts';

test('the organization asks the badge service only when told to, for cards in view', async ({
  page,
}) => {
  const asked = await answerBadges(page);
  await page.goto('/organization/', {waitUntil: 'networkidle'});
  await expect(page).toHaveTitle('The Organization | webpack');
  await expect(page.getByRole('link', {name: /^Maintainer needed/})).toHaveCount(24);
  expect(asked).toEqual([]);

  await page.getByRole('button', {name: 'Show live numbers'}).click();
  const stars = page.getByRole('img', {name: 'GitHub stars of webpack/memory-fs'});
  await expect(stars).toHaveJSProperty('naturalWidth', 80);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThanOrEqual(8);
  expect(asked.length).toBeLessThan(48 * 8);
});

test('starter kits come by themselves without moving the page @spec-2.2.4', async ({page}) => {
  const shifts = await watchShifts(page);
  await page.goto('/starter-kits/');
  await expect(page.getByText('62 kits')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(63);
  expect(await shifts()).toBeLessThan(0.001);
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
  await expect(page).toHaveTitle('Vote | webpack');
  await expect(page.getByRole('alert')).toContainText('GitHub cannot be reached.');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('listitem').filter({hasText: 'votes'}).first()).toContainText(
    '1,500votesFirst: most wanted',
  );
});

test('the vote page says when nothing is open', async ({page}) => {
  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({
      json: {total_count: 0, items: []},
      headers: {'access-control-allow-origin': '*'},
    }),
  );
  await page.goto('/vote/');
  await expect(page.getByText('No feature request is open at the moment.')).toBeVisible();
});
