import {expect, type Page, test} from '@playwright/test';
import {watchShifts} from './layout-shifts';
import {refuseStorage} from './refused-storage';

const bar = (page: Page) => page.getByRole('complementary', {name: 'Notification'});
const dismiss = (page: Page) => page.getByRole('button', {name: 'Dismiss'});

test('the bar is shown, dismissed and remembered @spec-2.10.1 @spec-4.12 @spec-4.13 @spec-4.14 @spec-9.4', async ({
  page,
}) => {
  await page.goto('/concepts/');
  await expect(bar(page)).toContainText(
    'Sponsor webpack and get apparel from the official shop! All proceeds go to our open collective!',
  );
  for (const [name, href] of [
    ['official shop', 'https://webpack.threadless.com'],
    ['open collective', 'https://opencollective.com/webpack'],
  ] as const) {
    const link = bar(page).getByRole('link', {name});
    await expect(link).toHaveAttribute('href', href);
    await expect(link).not.toHaveAttribute('target');
  }
  await expect(page.locator('body')).toHaveClass(/\bnotification-bar-visible\b/);
  await page.emulateMedia({media: 'print'});
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await dismiss(page).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('body')).not.toHaveClass(/notification-bar-visible/);
  expect(await page.evaluate(() => ({...localStorage}))).toMatchObject({
    'notification-dismissed': '2',
  });
  await page.goto('/guides/');
  await expect(bar(page)).toBeHidden();
});

test('without storage it shows and cannot be closed @spec-4.13 @spec-8.6', async ({page}) => {
  await refuseStorage(page);
  await page.goto('/concepts/');
  await expect(bar(page)).toBeVisible();
  await expect(dismiss(page)).toBeHidden();
});

for (const [stored, isShown] of [
  ['1', true],
  ['2', false],
] as const) {
  test(`with ${stored} stored a heading that is linked to is below the bar @spec-4.14 @spec-9.4`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('notification-dismissed', value),
      stored,
    );
    const shifts = await watchShifts(page);
    // A font that comes late moves lines, too.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/concepts/#loaders');
    await expect(bar(page)).toBeVisible({visible: isShown});
    await expect(dismiss(page)).toBeVisible({visible: isShown});
    expect(await shifts(), 'it neither comes nor goes').toBeLessThan(0.002);
    const heading = page.getByRole('heading', {name: 'Loaders', exact: true});
    await expect(heading).toBeInViewport();
    const header = (await page.getByRole('banner').boundingBox())!;
    const {y} = (await heading.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(y).toBeLessThan(200);
  });
}
