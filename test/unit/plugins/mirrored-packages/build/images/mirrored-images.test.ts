import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {copiesFolder} from '../../../../../../src/plugins/mirrored-packages/build/images/stored-copies';
import type {MirrorOptions} from '../../../../../../src/plugins/mirrored-packages/build/make-pages';
import type {Mirrored} from '../../../../../../src/plugins/mirrored-packages/build/mirror';
import {lostImages, summaryOf} from '../../../../../../src/plugins/mirrored-packages/build/mirror';
import {Preparer} from '../../../../../../src/plugins/mirrored-packages/worker/preparer';
import {type ImageHost, overLoopback, serveImages} from '../../../../../support/image-host';
import {type MirroredSite, mirroredSite} from '../../../../../support/mirrored-site';
import {drawing, middleOf, picture} from '../../../../../support/pictures';

const copiedImage = /!\[(?<text>[^\]]*)\]\(pathname:\/\/(?<address>[^\s)]+)/g;

const preparer = new Preparer();
let site: MirroredSite;
let host: ImageHost;
let red: Buffer;
const file = (name: string) => path.join(site.siteDir, name);
const page = () => readFile(site.pageOf('css-loader'), 'utf8');
const copies = () => site.filesIn(copiesFolder);
const mirror = (options?: Partial<MirrorOptions>) => site.mirror({reach: overLoopback, ...options});
/** Mirrors although nothing changed. */
async function mirrorAnew(options?: Partial<MirrorOptions>) {
  await rm(site.pageOf('css-loader'), {force: true});
  return mirror(options);
}
/** Texts and addresses of the images the page shows. */
const images = async () => [...(await page()).matchAll(copiedImage)].map(({groups}) => groups!);

beforeAll(async () => {
  red = await picture('png');
  host = await serveImages({
    '/red.png': red,
    '/as-text.txt': (_, response) =>
      void response.writeHead(200, {'content-type': 'text/html'}).end(red),
    '/page.png': (_, response) =>
      void response.writeHead(200, {'content-type': 'image/png'}).end('<script>alert()</script>'),
    '/half.png'(_, response) {
      response.writeHead(200, {'content-length': red.length});
      response.write(red.subarray(0, 40), () => response.destroy());
    },
  });
});
afterAll(async () => {
  preparer.stop();
  await host.close();
});
beforeEach(() => void host.requests.splice(0));

const make = async (lines: string[], files: Record<string, Buffer> = {}) => {
  site = await mirroredSite(preparer, {
    'css-loader': {'README.md': `Text.\n\n${lines.join('\n')}`, ...files},
  });
};

describe('images of a README that can be fetched', () => {
  let mirrored: Mirrored;
  let text: string;
  let requests: string[];
  beforeAll(async () => {
    await make(
      [
        '![A](docs/a.png) ![B](./docs/b.svg "Flow") ![C](/docs/a.png)',
        '![D](https://github.com/webpack/css-loader/blob/master/docs/a.png?raw=true)',
        '![E](https://raw.githubusercontent.com/webpack/css-loader/v1.0.0/docs/a.png)',
        '<img src="docs/a.png" alt="F" width="30">',
        `![G](${host.url}/red.png) ![H](${host.url}/as-text.txt)`,
      ],
      {'docs/a.png': red, 'docs/b.svg': drawing('<script>alert()</script>')},
    );
    mirrored = await mirror();
    text = await page();
    requests = [...host.requests].sort();
  });
  afterAll(() => site.close());

  it('come out of the package, whatever the address says that leads there', async () => {
    const imagesOnPage = await images();
    expect(imagesOnPage.map(({text: name}) => name)).toEqual([...'ABCDEFGH']);
    expect(imagesOnPage[5]!.address).toMatch(/^\/assets\/readmes\/30x20-[\da-f]{32}\.webp$/);
    const addresses = imagesOnPage.map(({address}) => address);
    // One picture, wherever it lies and whatever its host calls it.
    expect(new Set([...addresses.slice(0, 5), ...addresses.slice(6)]).size).toBe(2);
    expect(text).toContain('images are copies');
  });

  it('are counted, and are saved where the site serves them from', async () => {
    expect(summaryOf(mirrored)).toMatch(/images: 3 copied, 0 left a link$/);
    expect(await copies()).toEqual(
      mirrored.images.copied.map((address) => copiesFolder + address).sort(),
    );
    for (const name of await copies())
      expect(await middleOf(await readFile(file(name)))).toBe('red');
  });

  it('are fetched once, and not again when no copy is left', async () => {
    expect(requests).toEqual(['/as-text.txt', '/red.png']);
    await rm(file(copiesFolder), {recursive: true});
    expect(summaryOf(await mirrorAnew({skip: true}))).toBe(summaryOf(mirrored));
    expect(await page()).toBe(text);
    expect(await copies()).toHaveLength(3);
    expect(host.requests).toEqual([]);
  });

  it('leave no copies that no page shows', async () => {
    const before = await copies();
    await writeFile(file(before[0]!.replace(/[\da-f]{32}/, '0'.repeat(32))), 'old');
    await mirrorAnew();
    expect(await copies()).toEqual(before);
  });
});

describe('images of a README that cannot be fetched', () => {
  let mirrored: Mirrored;
  beforeAll(async () => {
    const names = ['none.png', 'page.png', 'half.png'];
    await make(names.map((name) => `![${name}](${host.url}/${name})`));
    mirrored = await mirror();
  });
  afterAll(() => site.close());

  it('stay links, which is counted and listed', async () => {
    expect(summaryOf(mirrored)).toMatch(/images: 0 copied, 3 left a link$/);
    expect(lostImages(mirrored).split('\n')).toEqual([
      expect.stringMatching(/^css-loader@1\.0\.0: .*\/half\.png is a link: .*aborted$/),
      expect.stringMatching(/^css-loader@1\.0\.0: .*\/none\.png is a link: .*answers 404$/),
      expect.stringMatching(/^css-loader@1\.0\.0: .*\/page\.png is a link: .*unsupported/),
    ]);
    expect(await images()).toEqual([]);
    expect(await page()).toContain('[none.png (image)](http://');
    expect(await page()).not.toContain('images are copies');
    expect(await copies()).toEqual([]);
  });

  it('are tried again when that is wanted, and not before', async () => {
    expect(await mirror()).toMatchObject({changed: 0});
    expect(host.requests).toEqual([]);
    await mirror({retryImages: true});
    // What is no image was kept as it is: nobody is asked for it again.
    expect(host.requests.sort()).toEqual(['/half.png', '/none.png']);
  });
});

it('stay links when there are more than allowed, and where they cannot be written', async () => {
  const manyImages = Array.from(
    {length: 51},
    (_, index) => `![${index}](${host.url}/${index}.png)`,
  );
  await make(['![A](a.png)', ...manyImages], {'a.png': red});
  await mkdir(file('.mirror-cache'));
  await writeFile(file(copiesFolder), 'no folder');
  expect((await mirror()).images.lost).toHaveLength(52);
  expect(host.requests).toHaveLength(49);
  expect(await page()).toContain('[A (image)](');
  await site.close();
});
