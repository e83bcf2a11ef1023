import {expect, test} from '@playwright/test';
import {giveRequests} from './elsewhere';
import {watchShifts} from './layout-shifts';

const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20"/></svg>';

test.describe('the organization', () => {
  test('asks the badge service only when told to, and only for cards in view', async ({page}) => {
    const asked: string[] = [];
    await page.route('https://img.shields.io/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({contentType: 'image/svg+xml', body: badge});
    });
    await page.goto('/organization/', {waitUntil: 'networkidle'});
    await expect(page).toHaveTitle('The Organization | webpack');
    await expect(page.getByRole('link', {name: /^Maintainer needed/})).toHaveCount(24);
    expect(asked).toEqual([]);

    await page.getByRole('button', {name: 'Show live numbers'}).click();
    const stars = page.getByRole('img', {name: 'GitHub stars of webpack/memory-fs'});
    await expect(stars).toBeVisible();
    await expect
      .poll(() => stars.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(80);
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThanOrEqual(8);
    expect(asked.length).toBeLessThan(48 * 8);
  });
});

test.describe('starter kits', () => {
  test('come by themselves without moving the page, and can be filtered @spec-2.2.4', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.goto('/starter-kits/');
    await expect(page.getByText('62 of 62 kits')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(63);
    expect(await shifts()).toBeLessThan(0.001);
    await page.getByText('mobx', {exact: true}).first().waitFor();
    await page.getByRole('searchbox', {name: /^Filter/}).fill('mobx');
    await page.getByText('typescript', {exact: true}).first().click();
    await expect(page.getByText('2 of 62 kits')).toBeVisible();
  });
});

test.describe('vote', () => {
  test('lists feature requests by their votes, asking GitHub once in a visit @spec-2.2.2', async ({
    page,
  }) => {
    let asked = 0;
    await page.route('https://api.github.com/**', (route) => {
      asked += 1;
      return giveRequests(route);
    });
    await page.goto('/vote/');
    await expect(page).toHaveTitle('Vote | webpack');
    await expect(page.getByRole('listitem').filter({hasText: 'votes'}).first()).toContainText(
      '1,500votesFirst: most wanted',
    );
    await page.goto('/concepts/');
    await page.goto('/vote/');
    await expect(page.getByRole('link', {name: /^First: most wanted/})).toBeVisible();
    expect(asked).toBe(1);
  });
});
