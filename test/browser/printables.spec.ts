import {expect, test} from '@playwright/test';
import {consoleMessages, wake} from './awake';

test('the print dialog opens once for those who follow Print Section', async ({page}) => {
  let dialogs = 0;
  // In every document of the page.
  await page.exposeFunction('print', () => void (dialogs += 1));
  const messages = consoleMessages(page);
  await page.goto('/concepts/output/');
  await wake(page);
  await page.getByRole('link', {name: 'Print Section'}).click();
  await expect(page).toHaveURL('/concepts/printable/');
  await expect.poll(() => dialogs).toBe(1);
  await page.reload();
  await page.goBack();
  await page.goForward();
  await page.evaluate(() => document.fonts.ready);
  expect(dialogs).toBe(1);

  // Whoever just visits the page has a button.
  await page.goto('/concepts/printable/');
  await page.getByRole('button', {name: 'Print'}).click();
  await expect.poll(() => dialogs).toBe(2);
  expect(messages).toEqual([]);
});
