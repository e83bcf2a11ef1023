import {expect, type Page, test} from '@playwright/test';
import {applicationScripts, noise, wake} from './awake';

/** Counts how often the print dialog would have opened, in every document of the page. */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
  let opened = 0;
  await page.exposeFunction('dialogOpened', () => {
    opened += 1;
  });
  await page.addInitScript(() => {
    window.print = () => void Object(window).dialogOpened();
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    return opened;
  };
}

test('the print dialog opens once for those who follow Print Section', async ({page}) => {
  const dialogs = await countDialogs(page);
  const said = noise(page);
  await page.goto('/concepts/output/');
  await wake(page);
  await page.getByRole('link', {name: 'Print Section'}).click();
  await expect(page).toHaveURL('/concepts/printable/');
  await expect.poll(dialogs).toBe(1);
  await page.reload();
  await page.goBack();
  await page.goForward();
  expect(await dialogs()).toBe(1);

  // Whoever just visits the page has a button.
  await page.goto('/concepts/printable/');
  expect(await dialogs()).toBe(1);
  await page.getByRole('button', {name: 'Print'}).click();
  expect(await dialogs()).toBe(2);
  expect(said).toEqual([]);
});

test('the application never takes a printable page over', async ({page}) => {
  const scripts = applicationScripts(page);
  await page.goto('/migrate/printable/');
  await page.getByRole('link', {name: 'Back to Migrate'}).hover();
  await page.keyboard.press('Tab');
  await page.getByRole('region', {name: 'Contents'}).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/migrate\/printable\/#./);
  expect(scripts).toEqual(['/print.js']);
});
