import {expect, type Page, test} from '@playwright/test';
import {older} from '../support/older-version';

const launcher = (page: Page) => page.getByRole('button', {name: 'Open chat'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Chat'});

test('nothing is loaded; the dialog says from where it would be @spec-2.11.1 @spec-4.15 @spec-4.16', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) elsewhere.push(request.url());
  });
  await page.goto('/');
  await expect(launcher(page)).toHaveCount(0);
  await page.goto(`${older.base}concepts/output/`);
  await launcher(page).click();
  await expect(dialog(page)).toContainText('app.gitter.im');
  const link = dialog(page).getByRole('link', {name: 'Open the room'});
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(dialog(page).locator('iframe')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});

test('it moves the focus in, gives it back, opens again, and fits a small screen @spec-4.15', async ({
  page,
}) => {
  await page.goto('/concepts/');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', {name: 'Close chat'}).press('Enter'),
  ]) {
    await launcher(page).press('Enter');
    await expect(page.getByRole('button', {name: 'Close chat'})).toBeFocused();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  }
  await launcher(page).click();
  await page.setViewportSize({width: 320, height: 480});
  const box = (await dialog(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await page.emulateMedia({media: 'print'});
  await expect(launcher(page)).toBeHidden();
});
