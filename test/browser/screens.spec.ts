import {expect, type Page, test} from '@playwright/test';
import {axeOn} from './axe';
import {answerElsewhere, giveRequests} from './elsewhere';
import {watchShifts} from './layout-shifts';

const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20"/></svg>';

async function findsNothing(page: Page): Promise<void> {
  const {violations} = await axeOn(page).analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

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
    await findsNothing(page);
  });

  test('is readable when the badge service is away', async ({page}) => {
    await page.route('https://img.shields.io/**', (route) => route.abort());
    await page.goto('/organization/');
    await page.getByRole('button', {name: 'Show live numbers'}).click();
    await expect(page.getByText('GitHub stars of webpack/memory-fs: no answer')).toBeAttached();
    await findsNothing(page);
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
    await findsNothing(page);
  });

  test('can be asked for again when they did not come @spec-4.2', async ({page}) => {
    let held = true;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const isKits = (await response.text()).includes('UniversalRelayBoilerplate');
      return held && isKits ? route.abort() : route.fulfill({response});
    });
    await page.goto('/starter-kits/');
    await expect(page.getByRole('alert')).toContainText('The list of starter kits did not load.');
    held = false;
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('62 of 62 kits')).toBeVisible();
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
    await findsNothing(page);
    await page.goto('/concepts/');
    await page.goto('/vote/');
    await expect(page.getByRole('link', {name: /^First: most wanted/})).toBeVisible();
    expect(asked).toBe(1);
  });

  test('says when GitHub gives no more answers, and until when', async ({page}) => {
    await page.route('https://api.github.com/**', (route) =>
      route.fulfill({
        status: 403,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'x-ratelimit-remaining, x-ratelimit-reset',
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': '1800000000',
        },
        body: '{}',
      }),
    );
    await page.goto('/vote/');
    await expect(page.getByRole('alert')).toContainText(/Ask again after \d+:\d\d:\d\d/);
    await findsNothing(page);
  });

  test('comes as soon as the reader is back online', async ({page, context}) => {
    await page.route('https://api.github.com/**', (route) => route.abort());
    await page.goto('/vote/');
    await expect(page.getByRole('alert')).toContainText('GitHub cannot be reached.');
    await context.setOffline(true);
    await page.unroute('https://api.github.com/**');
    await answerElsewhere(page);
    await context.setOffline(false);
    await expect(page.getByRole('link', {name: /^First: most wanted/})).toBeVisible();
  });
});
