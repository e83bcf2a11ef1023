import {expect, test} from '@playwright/test';
import {newest} from '../../src/versions';
import {serveHostileSite} from '../support/hostile-site/host';

const hit = {
  objectID: '1',
  version: newest.label,
  kind: 'page',
  url: '/guides/',
  anchor: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'Answered from elsewhere'},
};

// The site with hostile READMEs is also the one whose environment names a hosted engine.
test('a hosted engine answers, and the embedded index is not fetched', async ({page}) => {
  const host = await serveHostileSite();
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) indexes.push(request.url());
  });
  await page.route(
    ({hostname}) => /\.algolia(net)?\.(com|net)$/.test(hostname),
    (route) => route.fulfill({json: {results: [{hits: [hit], nbHits: 1, nbPages: 1, page: 0}]}}),
  );
  await page.goto(`${host.url}/concepts/`);
  await page.getByRole('banner').locator('input[name=q]').click();
  await page.keyboard.type('page');
  await expect(page.getByRole('option', {name: /Answered from elsewhere/})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Algolia'})).toBeVisible();
  expect(indexes).toEqual([]);
  await host.close();
});
