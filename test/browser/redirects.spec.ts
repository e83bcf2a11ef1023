import {expect, test} from '@playwright/test';
import {existsSync} from 'node:fs';
import {allRedirects} from '../../src/config/redirects';

/** Those whose page is not written yet are not served. */
const served = allRedirects.filter(({to}) => existsSync(`build${to.replace(/#.*/, '')}index.html`));

/** Where a reader arrives who had a query and a hash: a hash of the redirect itself wins. */
const arrival = (to: string) => {
  const [path, hash = 'some-heading'] = to.split('#');
  return `${path}?a=b#${hash}`;
};

for (const {from, to} of served) {
  test(`${from} leads to ${to} by the host`, async ({page}) => {
    await page.goto(`${from}?a=b#some-heading`);
    await expect(page).toHaveURL(arrival(to));
  });

  test(`${from} leads to ${to} by its own page, with query and hash`, async ({page}, {config}) => {
    const {stubURL} = config.metadata as {stubURL: string};
    await page.goto(`${stubURL}${from}?a=b#some-heading`);
    await expect(page).toHaveURL(`${stubURL}${arrival(to)}`);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page at an old address still leads on', async ({page}, {config}) => {
    const [{from, to} = {from: '', to: ''}] = served;
    const {stubURL} = config.metadata as {stubURL: string};
    await page.goto(`${stubURL}${from}`);
    await expect(page).toHaveURL(`${stubURL}${to}`);
  });
});
