import {expect, test} from '@playwright/test';
import {older} from '../support/older-version';

test('addresses get their slash, and pages "{title} | webpack" as title @spec-2.1.1 @spec-2.1.4', async ({
  page,
}) => {
  await page.goto('/concepts?from=old#plugins');
  await expect(page).toHaveURL('/concepts/?from=old#plugins');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
  await page.goto('/some-page?x=1#y');
  await expect(page).toHaveURL('/some-page/?x=1#y');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  for (const [address, title] of [
    ['/', 'webpack'],
    ['/concepts/', 'Concepts | webpack'],
    [`${older.base}concepts/`, 'Concepts | webpack'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
  }
});

for (const address of [`${older.base}no-such-page/`, '/concepts/no-such-page/']) {
  test(`${address} is Page Not Found, with a title made from the address @spec-2.1.2 @spec-2.1.3 @spec-2.1.6 @spec-2.2.6 @spec-2.14.1 @spec-8.1`, async ({
    page,
  }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(
      page.getByText('Oops! The page you are looking for has been removed or relocated.'),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^no such page/i);
    await page.getByRole('link', {name: 'Go to Homepage'}).click();
    await expect(page).toHaveURL('/');
  });
}

test('the app shell renders nothing and is not indexed @spec-2.2.5', async ({page}) => {
  await page.goto('/app-shell/');
  await expect(page.locator('#__docusaurus')).toBeEmpty();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
