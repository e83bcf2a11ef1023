import {expect, type Page} from '@playwright/test';

export const menu = (page: Page) => page.getByRole('navigation', {name: 'Site'});
export const opener = (page: Page) => page.getByRole('button', {name: 'Open menu'});
export const closer = (page: Page) => page.getByRole('button', {name: 'Close menu'});
export const left = (page: Page) =>
  menu(page).evaluate((sheet) => Math.round(sheet.getBoundingClientRect().left));

/** Opens the menu, and waits until it has arrived. */
export async function openMenu(page: Page): Promise<void> {
  await opener(page).tap();
  await expect.poll(() => left(page)).toBe(0);
}
