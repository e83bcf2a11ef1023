import {type BrowserContext, expect, test as base} from '@playwright/test';
import {type Host, readPage, serveHostileSite} from '../../support/hostile-site/host';
import {type HostilePage, hostilePages} from '../../support/hostile-site/places';
import {isWholeSweep} from '../../support/sweep';
import {differences, type Look, lookAt, trapped} from './look';

/** The site of hostile READMEs, and what its harmless page is like. */
interface Site {
  host: Host;
  harmless: Look;
}

const [harmlessPage, ...pages] = hostilePages() as [HostilePage, ...HostilePage[]];
const families = [...new Set(pages.map(({readme}) => readme.family))];

const test = base.extend<{trappedContext: BrowserContext}, {site: Site}>({
  site: [
    async ({browser}, use) => {
      const host = await serveHostileSite();
      const context = await browser.newContext({serviceWorkers: 'block'});
      await trapped(context, host.url);
      await use({host, harmless: await lookAt(context, host.url + harmlessPage.address)});
      await context.close();
      await host.close();
    },
    {scope: 'worker'},
  ],
  trappedContext: async ({context, site: {host}}, use) => {
    await trapped(context, host.url);
    await use(context);
  },
});

/** Gives what a page does that the harmless one does not. */
async function look(page: HostilePage, context: BrowserContext, {host, harmless}: Site) {
  const names = Object.keys(harmless.states.at(-1)!.globals);
  const seen = await lookAt(context, host.url + page.address, names);
  return [...seen.harm, ...differences(seen, harmless)];
}

test.describe('pages of hostile READMEs, without a content policy', () => {
  test('are compared with one that does nothing', async ({site: {harmless, host}, request}) => {
    expect(harmless.harm).toEqual([]);
    expect(differences(harmless, harmless)).toEqual([]);
    const response = await request.get(host.url + harmlessPage.address);
    expect(response.headers()['content-security-policy']).toBeUndefined();
    expect(await response.text()).not.toMatch(/http-equiv=["']?content-security-policy/i);
  });

  for (const family of families) {
    test(`do no harm: ${family}`, async ({trappedContext, site}) => {
      // Without `SWEEP=all`, one of each: all are parsed by the tests of the pipeline.
      const opened = pages
        .filter(({readme}) => readme.family === family)
        .slice(0, isWholeSweep ? undefined : 1);
      test.setTimeout(60_000 + opened.length * 20_000);
      const faults: string[] = [];
      for (const page of opened) {
        const harm = await look(page, trappedContext, site);
        faults.push(...harm.map((what) => `${page.readme.name}: ${what}`));
      }
      expect(faults).toEqual([]);
    });
  }
});

/** What is seen where nothing is done against an attack: an input for each thing that is looked at. */
const live: [html: string, harm: RegExp][] = [
  ['<script>alert("inline")</script>', /^alert\(\) ran$/],
  [
    '<img src="https://evil.example/pixel.png">',
    /^it asked for https:\/\/evil\.example\/pixel\.png$/,
  ],
  ['<iframe src="/"></iframe>', /^<iframe> is live$/],
  ['<b id="docusaurus"></b>'.repeat(2), /^the global docusaurus is \[object HTMLCollection\]$/],
  [
    '<p style="position: fixed; inset: 0; z-index: 9999">Install now</p>',
    /^its text reaches over the parts around it$/,
  ],
  ['<bdo dir="rtl">cba</bdo>', /^<bdo> runs in another direction$/],
];

test('a text that nothing is done against is seen to do harm', async ({trappedContext, site}) => {
  const beginning = '<p>Text with a ';
  const [before, after] = readPage(harmlessPage.address).split(beginning);
  const address = '/raw/';
  site.host.add(address, [before, live.map(([html]) => html).join(''), beginning, after].join(''));
  const faults = await look({...harmlessPage, address}, trappedContext, site);
  for (const [, harm] of live) expect(faults).toContainEqual(expect.stringMatching(harm));
});
