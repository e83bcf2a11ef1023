import {mkdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {newest} from '../../../../../src/versions';
import {summaryOf} from '../../../../../src/plugins/mirrored-packages/build/mirror';
import {packagesFile} from '../../../../../src/plugins/mirrored-packages/build/pins';
import {writeAtomically} from '../../../../../src/write-atomically';
import {Preparer} from '../../../../../src/plugins/mirrored-packages/worker/preparer';
import {type MirroredSite, mirroredSite, type SitePackage} from '../../../../support/mirrored-site';

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page of a site that exists for the length of one test only.\n---\n\n## Entry\n`;
const readme =
  '# css-loader\n\nSee [concepts](https://webpack.js.org/concepts/#Entry).\n\n## Options\n';

const preparer = new Preparer();
afterAll(() => preparer.stop());

let site: MirroredSite;
let fetched: string[];
async function make(packages: Record<string, SitePackage>) {
  await site?.close();
  site = await mirroredSite(preparer, packages);
  await writeFile(file('docs/concepts.md'), page('Concepts'));
  fetched = [];
}
const file = (name: string) => path.join(site.siteDir, name);
const mirrored = () => site.pageOf('css-loader');
const pageText = () => readFile(mirrored(), 'utf8');
const mirror = (skip = false) => site.mirror({skip, onFetch: (spec) => fetched.push(spec)});
const disconnect = () => void (process.env.npm_config_registry = 'http://127.0.0.1:9/');

/** Changes what is pinned. */
async function pin(release: object) {
  const [entry] = JSON.parse(await readFile(file(packagesFile), 'utf8')) as [
    {releases: Record<string, object>},
  ];
  const releases = {[newest.label]: {...entry.releases[newest.label], ...release}};
  await writeFile(file(packagesFile), JSON.stringify([{...entry, releases}]));
}

beforeEach(() => make({'css-loader': {'README.md': readme}}));
afterAll(() => site.close());

describe('mirrorPackages', () => {
  it('fetches once, writes the page, and then works without network', async () => {
    const summary = summaryOf(await mirror());
    expect(summary).toBe(
      'READMEs: 1 mirrored, 1 changed, 0 removed, 0 left out; images: 0 copied, 0 left a link',
    );
    expect(fetched).toEqual(['css-loader@1.0.0']);
    const text = await pageText();
    expect(text).toContain('\nslug: /loaders/css-loader\n');
    expect(text).toContain('\nlicense: MIT\n');
    expect(text).toContain('\nSee [concepts](/concepts/#entry).\n\n## Options\n\n---\n');

    disconnect();
    await rm(mirrored());
    expect(summaryOf(await mirror())).toBe(summary);
    expect(fetched).toHaveLength(1);
    expect(await pageText()).toBe(text);
  });

  it('writes nothing when nothing changed, also when it has to make the pages anew', async () => {
    await mirror();
    const {mtimeMs} = await stat(mirrored());
    expect(await mirror()).toMatchObject({pages: 1, changed: 0});
    await rm(file('results'), {recursive: true});
    expect(await mirror()).toMatchObject({pages: 1, changed: 0});
    expect((await stat(mirrored())).mtimeMs).toBe(mtimeMs);
  });

  it('restores changed files, and follows the pages links lead to', async () => {
    await mirror();
    await writeFile(mirrored(), 'changed');
    expect(await mirror()).toMatchObject({changed: 1});
    await rm(file('docs/concepts.md'));
    expect(await mirror()).toMatchObject({changed: 1});
    expect(await pageText()).toContain('(https://webpack.js.org/concepts/#Entry)');
  });

  it('removes pages that are no longer pinned, and only those', async () => {
    await writeFile(file('docs/loaders/_old-loader.md'), page('old-loader'));
    await writeFile(file('docs/loaders/own.md'), page('Own'));
    expect(await mirror()).toMatchObject({changed: 1, removed: 1});
    expect(await site.filesIn('docs/loaders')).toEqual([
      'docs/loaders/_css-loader.md',
      'docs/loaders/own.md',
    ]);
  });

  it('stops with one sentence when there is neither network nor cache', async () => {
    disconnect();
    await expect(mirror()).rejects.toThrow(
      /^No README of css-loader@1\.0\.0: there is no network \(.*ECONNREFUSED.*\), and \.mirror-cache does not hold it; connect once and build again, or set MIRROR=skip to build without\.$/,
    );
  });

  it('goes on without a package on request, with a page that says so, and recovers', async () => {
    const registry = process.env.npm_config_registry;
    disconnect();
    const spec = 'css-loader@1.0.0';
    expect(await mirror(true)).toMatchObject({pages: 0, changed: 1, skipped: [spec]});
    expect(await pageText()).toContain('It was left out of this build');

    process.env.npm_config_registry = registry;
    expect(await mirror()).toMatchObject({pages: 1, changed: 1, skipped: []});
  });

  it('refuses what does not have the pinned integrity', async () => {
    await pin({integrity: `sha512-${'A'.repeat(86)}==`});
    await expect(mirror()).rejects.toThrow(
      'css-loader@1.0.0: what the registry sent does not have the integrity pinned in src/plugins/mirrored-packages/packages.json; find out why before you change the pin.',
    );
    await expect(stat(mirrored())).rejects.toThrow('ENOENT');
  });

  it('names a release the registry does not have', async () => {
    await pin({version: '99.0.0', integrity: `sha512-${'B'.repeat(86)}==`});
    await expect(mirror()).rejects.toThrow('css-loader@99.0.0: the registry has no such release');
  });

  it('names every package that is wrong, and writes no page', async () => {
    await make({one: {}, right: {'README.md': readme}, two: {'README.md': ''}});
    await expect(mirror()).rejects.toThrow(
      /^one@1\.0\.0 cannot be mirrored: .*\ntwo@1\.0\.0 cannot be mirrored: .*$/,
    );
    expect(await site.filesIn('docs/loaders')).toEqual([]);
  });
});

describe('a machine that fails', () => {
  it('leaves nothing when the network dies half-way', async () => {
    await make({'css-loader': {tarball: Buffer.alloc(100_000, 'x'), dies: true}});
    await expect(mirror()).rejects.toThrow(
      /^No README of css-loader@1\.0\.0: there is no network /,
    );
    expect(await site.filesIn('docs/loaders')).toEqual([]);
    expect(await site.filesIn('.mirror-cache')).toEqual([]);
  });

  it('gets again what a cache full of nonsense no longer holds', async () => {
    await mirror();
    const right = await pageText();
    const cachedPage = [
      ...(await site.filesIn('.mirror-cache')),
      ...(await site.filesIn('results')),
    ];
    for (const name of cachedPage) await writeFile(file(name), '\0nonsense');
    await writeFile(mirrored(), 'nonsense');
    expect(await mirror()).toMatchObject({pages: 1, changed: 1, warnings: []});
    expect(await pageText()).toBe(right);
  });

  it('leaves no half of a file that cannot be written, and names it', async () => {
    await mkdir(file('docs/taken.md/a'), {recursive: true});
    await expect(writeAtomically(site.siteDir, 'docs/taken.md', 'text')).rejects.toThrow(
      /^docs\/taken\.md cannot be written: E[A-Z]+: .*\.$/,
    );
    expect(await site.filesIn('.mirror-cache')).toEqual([]);
  });

  it('makes one right page in two builds at once', async () => {
    const [here, {code, output}] = await Promise.all([mirror(), site.mirrorApart()]);
    expect(here.pages).toBe(1);
    expect(output).toMatch(/READMEs: 1 mirrored, [01] changed, /);
    expect(code).toBe(0);
    expect(await pageText()).toContain('See [concepts](/concepts/#entry).');
    expect(await site.filesIn('docs/loaders')).toEqual(['docs/loaders/_css-loader.md']);
    expect(await mirror()).toMatchObject({pages: 1, changed: 0});
  });
});
