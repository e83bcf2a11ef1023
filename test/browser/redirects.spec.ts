import {expect} from '@playwright/test';
import {test} from './deployment';

// A host that does not redirect: each old address has a page of its own.
test.use({redirects: false, slashes: false, serviceWorkers: 'block'});

test('the page at an old address leads on, with query and hash', async ({page}) => {
  await page.goto('/support/?a=b#some-heading');
  await expect(page).toHaveURL('/contribute/?a=b#some-heading');
});

test('a hash of the new address wins', async ({page}) => {
  await page.goto('/loaders/json-loader/#usage');
  await expect(page).toHaveURL('/loaders/#json');
});

test('an unknown address gets its slash from the page it shows @spec-2.1.1', async ({page}) => {
  const response = await page.goto('/some-page?x=1#y');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/some-page/?x=1#y');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await page.goto('/some-file.zip');
  await expect(page.getByRole('main').getByRole('status')).toBeAttached();
  await expect(page).toHaveURL('/some-file.zip');
});
