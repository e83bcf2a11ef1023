import {expect} from '@playwright/test';
import {test} from './deployment';

// A host that does not redirect: each old address has a page of its own.
test.use({redirects: false, serviceWorkers: 'block'});

test('the page at an old address leads on, with query and hash', async ({page}) => {
  await page.goto('/support/?a=b#some-heading');
  await expect(page).toHaveURL('/contribute/?a=b#some-heading');
});

test('a hash of the new address wins', async ({page}) => {
  await page.goto('/loaders/json-loader/#usage');
  await expect(page).toHaveURL('/loaders/#json');
});
