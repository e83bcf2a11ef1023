import {expect, type Page, type Route, test as base} from '@playwright/test';
import {type Host, serveHostileSite} from '../support/hostile-site/host';
import {newest} from '../../src/versions';

/** The site with hostile READMEs is also the one whose environment names a hosted engine. */
const test = base.extend<object, {host: Host}>({
  host: [
    async ({browser}, use) => {
      expect(browser.isConnected()).toBe(true);
      const host = await serveHostileSite();
      await use(host);
      await host.close();
    },
    {scope: 'worker'},
  ],
});
test.use({serviceWorkers: 'block'});

const isHosted = ({hostname}: URL) => /\.algolia(net)?\.(com|net)$/.test(hostname);
const hit = {
  objectID: '1',
  version: newest.label,
  kind: 'page',
  url: '/guides/',
  anchor: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'Answered from elsewhere'},
};
const reply = (route: Route) =>
  route.fulfill({json: {results: [{hits: [hit], nbHits: 1, nbPages: 1, page: 0}]}});

/** A query as the protocol has it. */
interface Request {
  indexName: string;
  params: string;
}

/** Types into the search of the header. */
async function type(page: Page, host: Host, query: string): Promise<void> {
  await page.goto(`${host.url}/concepts/`);
  const form = page.getByRole('banner').getByRole('search');
  await form.locator('input[name=q]').click();
  await page.keyboard.type(query);
}

test.describe('with a hosted engine in the environment of the build', () => {
  test('it answers, and the embedded index is not fetched', async ({page, host}) => {
    const asked: string[] = [];
    const indexes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search-index/')) indexes.push(request.url());
    });
    await page.route(isHosted, async (route) => {
      asked.push(route.request().postData() ?? '');
      await reply(route);
    });
    await type(page, host, 'page');
    await expect(page.getByRole('option', {name: /Answered from elsewhere/})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Algolia'})).toBeVisible();
    const requests = asked.flatMap((body) => (JSON.parse(body) as {requests: Request[]}).requests);
    expect(new Set(requests.map(({indexName}) => indexName))).toEqual(new Set(['docs']));
    const params = requests.map((request) => new URLSearchParams(request.params));
    const ofThisVersion = params.filter((each) => each.get('facetFilters')?.includes('version:5'));
    expect(ofThisVersion.at(-1)?.get('query')).toBe('page');
    expect(indexes).toEqual([]);
  });
});
