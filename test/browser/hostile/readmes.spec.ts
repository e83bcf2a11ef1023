import {type BrowserContext, expect, test as base} from '@playwright/test';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {type Host, readPage, serveHostileSite} from '../../support/hostile-site/host';
import {
  harmless as harmlessReadme,
  type HostilePage,
  hostilePages,
} from '../../support/hostile-site/places';
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
      const url = host.url + harmlessPage.address;
      const first = await lookAt(context, url);
      const names = Object.keys(first.states.at(-1)?.globals ?? {});
      await use({host, harmless: await lookAt(context, url, names)});
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
/** Without `SWEEP=all`, one of each family is opened: all are parsed by the tests of the pipeline. */
const isOpened = (_: unknown, index: number) => process.env.SWEEP === 'all' || index === 0;

/** Gives what a page does that the harmless one does not. */
async function look(page: HostilePage, context: BrowserContext, {host, harmless}: Site) {
  const names = Object.keys(harmless.states[0]!.globals);
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
      const opened = pages.filter(({readme}) => readme.family === family).filter(isOpened);
      test.setTimeout(60_000 + opened.length * 20_000);
      const found: string[] = [];
      for (const page of opened) {
        const harm = await look(page, trappedContext, site);
        found.push(...harm.map((what) => `${page.readme.name}: ${what}`));
      }
      expect(found).toEqual([]);
    });
  }
});

/** READMEs that bring a picture, and how many of it their pages show. */
const pictures: [name: string, count: number][] = [
  ['image-script-in-a-drawing', 1],
  ['image-page-in-a-drawing', 1],
  ['image-drawing-that-loads', 1],
  ['image-picture-with-a-page-behind-it', 1],
  ['image-words-with-markup', 2],
  ['image-page-called-a-picture', 0],
  ['image-script-called-a-picture', 0],
  ['image-drawing-that-reads-files', 0],
  ['image-address-of-a-copy', 0],
  ['image-picture-that-counts-readers', 0],
];

test('pictures that hostile READMEs bring are shown as copies', async ({trappedContext, site}) => {
  const page = await trappedContext.newPage();
  for (const [name, count] of pictures) {
    const {address} = pages.find(({readme}) => readme.name === name)!;
    await page.goto(site.host.url + address);
    const images = page.getByRole('article').getByRole('img');
    await expect(images, name).toHaveCount(count);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      await expect(image).toHaveAttribute('src', /^\/assets\/readmes\/60x40-[\da-f]{32}\.webp$/);
    }
  }
});

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {allowDangerousHtml: true});

/** Where the text of the harmless page begins in its HTML. */
const beginning = '<p>Text with a ';

/**
 * Gives the page a README would have if nothing were done against it.
 * @param html the harmless page as it was built
 */
async function rawPage({readme}: HostilePage, html: string): Promise<string> {
  if (!html.includes(beginning))
    throw new Error(`the page of ${harmlessReadme.name} has other words`);
  const markdown = readme.files['README.md']!.toString();
  const tree = await processor.run(processor.parse(markdown));
  const raw = toHtml(tree, {allowDangerousHtml: true});
  return html.replace(beginning, () => `${raw}\n${beginning}`);
}

/** What is seen where nothing is done against an attack: an input for each thing that is looked at. */
const live: [name: string, harm: RegExp][] = [
  ['script-inline', /^alert\(\) ran$/],
  ['address-image-from-elsewhere', /^it asked for https:\/\/evil\.example\/pixel\.png$/],
  ['frame-frame-of-this-site', /^<iframe> is live$/],
  ['clobber-two-of-a-name', /^the global docusaurus is \[object HTMLCollection\]$/],
  ['style-cover-over-the-page', /^its text reaches over the parts around it$/],
  ['hidden-text-override-in-an-element', /^<bdo> runs in another direction$/],
];

test('READMEs that nothing is done against are seen to do harm', async ({trappedContext, site}) => {
  for (const [name, harm] of live) {
    const page = pages.find(({readme}) => readme.name === name)!;
    const address = `/raw/${name}/`;
    site.host.add(address, await rawPage(page, readPage(harmlessPage.address)));
    const found = await look({...page, address}, trappedContext, site);
    expect(found, name).toContainEqual(expect.stringMatching(harm));
  }
});
