import {expect, test} from '@playwright/test';
import {activeRedirects} from '../../src/config/redirects';

for (const {from, to} of activeRedirects) {
  test(`${from} leads to ${to} by the host`, async ({page}) => {
    await page.goto(`${from}?a=b#some-heading`);
    await expect(page).toHaveURL(`${to}?a=b#some-heading`);
  });

  test(`${from} leads to ${to} by its own page, with query and hash`, async ({page}, {config}) => {
    const {stubURL} = config.metadata as {stubURL: string};
    await page.goto(`${stubURL}${from}?a=b#some-heading`);
    await expect(page).toHaveURL(`${stubURL}${to}?a=b#some-heading`);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page at an old address still leads on', async ({page}, {config}) => {
    const [{from, to} = {from: '', to: ''}] = activeRedirects;
    const {stubURL} = config.metadata as {stubURL: string};
    await page.goto(`${stubURL}${from}`);
    await expect(page).toHaveURL(`${stubURL}${to}`);
  });
});
