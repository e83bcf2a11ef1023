import {expect, type Page, test} from '@playwright/test';
import {refuseStorage} from './refused-storage';

const bar = (page: Page) => page.getByRole('complementary', {name: 'Notification'});
const dismiss = (page: Page) => page.getByRole('button', {name: 'Dismiss'});
const remember = (page: Page, value: string) =>
  page.addInitScript((stored) => localStorage.setItem('notification-dismissed', stored), value);

/** What a page shows from its first frame on: where its header and its text begin, and whether the bar is there. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, {seen});
    const look = () => {
      const [bar, header, main] = ['aside[aria-label=Notification]', 'header', 'main'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect(),
      );
      if (bar && header && main)
        seen.add(`bar ${bar.height > 0}, header ${header.top}, main ${main.top}`);
      requestAnimationFrame(look);
    };
    look();
  });
  return async () => {
    await page.waitForTimeout(500);
    return page.evaluate(() => [...(globalThis as unknown as {seen: Set<string>}).seen]);
  };
}

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

test('a reader who dismissed it never sees it, and nothing moves @spec-4.14', async ({page}) => {
  await remember(page, '2');
  const seen = await watch(page);
  await page.goto('/concepts/');
  expect(await seen()).toEqual([expect.stringContaining('bar false, header 0')]);
  await expect(page.locator('body')).not.toHaveClass(/notification-bar-visible/);
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
  ['3', true],
] as const) {
  test(`with ${stored} stored a heading that is linked to stands below what is shown @spec-9.4`, async ({
    page,
  }) => {
    await remember(page, stored);
    await page.goto('/concepts/#loaders');
    await expect(bar(page)).toBeVisible({visible: isShown});
    await expect(dismiss(page)).toBeVisible({visible: isShown});
    const heading = page.getByRole('heading', {name: 'Loaders', exact: true});
    await expect(heading).toBeInViewport();
    const header = (await page.getByRole('banner').boundingBox())!;
    const {y} = (await heading.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(y).toBeLessThan(200);
  });
}
