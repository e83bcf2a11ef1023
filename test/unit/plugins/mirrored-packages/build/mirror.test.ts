import {jest} from '@jest/globals';
import {readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {newest} from '../../../../../src/versions';
import {summaryOf} from '../../../../../src/plugins/mirrored-packages/build/mirror';
import {packagesFile} from '../../../../../src/plugins/mirrored-packages/build/pins';
import {type MirroredSite, mirroredSite} from '../../../../support/mirrored-site';

// A busy machine takes seconds to start the process that prepares pages.
jest.setTimeout(120_000);

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page of a site that exists for the length of one test only.\n---\n\n## Entry\n`;

describe('mirrorPackages', () => {
  let site: MirroredSite;
  let registry: string;
  let fetched: string[];
  const file = (name: string) => path.join(site.siteDir, name);
  const mirrored = () => site.pageOf('css-loader');
  const mirror = (skip = false) => site.mirror({skip, onFetch: (spec) => fetched.push(spec)});

  /** Changes what is pinned. */
  async function pin(release: object) {
    const [entry] = JSON.parse(await readFile(file(packagesFile), 'utf8')) as [
      {releases: Record<string, object>},
    ];
    const releases = {[newest.label]: {...entry.releases[newest.label], ...release}};
    await writeFile(file(packagesFile), JSON.stringify([{...entry, releases}]));
  }

  beforeEach(async () => {
    fetched = [];
    site = await mirroredSite({
      'css-loader': {
        'README.md':
          '# css-loader\n\nSee [concepts](https://webpack.js.org/concepts/#Entry).\n\n## Options\n',
      },
    });
    registry = process.env.npm_config_registry!;
    await writeFile(file('docs/concepts.md'), page('Concepts'));
  });
  afterEach(() => site.close());

  const disconnect = () => void (process.env.npm_config_registry = 'http://127.0.0.1:9/');

  it('fetches once, writes the page, and then works without network', async () => {
    const result = await mirror();
    expect(summaryOf(result)).toBe('mirrored 1 README, 1 changed');
    expect(fetched).toEqual(['css-loader@1.0.0']);
    const text = await readFile(mirrored(), 'utf8');
    expect(text).toContain('\nslug: /loaders/css-loader\n');
    expect(text).toContain('\nlicense: MIT\n');
    expect(text).toContain('\nSee [concepts](/concepts/#entry).\n\n## Options\n\n---\n');

    disconnect();
    await rm(mirrored());
    expect(summaryOf(await mirror())).toBe('mirrored 1 README, 1 changed');
    expect(fetched).toHaveLength(1);
    expect(await readFile(mirrored(), 'utf8')).toBe(text);
  });

  it('writes nothing when nothing changed, also when it has to make the pages anew', async () => {
    await mirror();
    const {mtimeMs} = await stat(mirrored());
    expect(await mirror()).toMatchObject({pages: 1, changed: 0});
    await rm(file('results'), {recursive: true});
    expect(await mirror()).toMatchObject({pages: 1, changed: 0});
    expect((await stat(mirrored())).mtimeMs).toBe(mtimeMs);
  });

  it('writes again what somebody changed, and follows the pages links lead to', async () => {
    await mirror();
    await writeFile(mirrored(), 'changed');
    expect(await mirror()).toMatchObject({changed: 1});
    await rm(file('docs/concepts.md'));
    expect(await mirror()).toMatchObject({changed: 1});
    expect(await readFile(mirrored(), 'utf8')).toContain(
      '(https://webpack.js.org/concepts/#Entry)',
    );
  });

  it('removes pages that are no longer pinned, and only those', async () => {
    await writeFile(file('docs/loaders/_old-loader.md'), page('old-loader'));
    await writeFile(file('docs/loaders/own.md'), page('Own'));
    expect(summaryOf(await mirror())).toBe('mirrored 1 README, 1 changed, 1 removed');
    await expect(stat(file('docs/loaders/_old-loader.md'))).rejects.toThrow('ENOENT');
    expect((await stat(file('docs/loaders/own.md'))).isFile()).toBe(true);
  });

  it('stops with one sentence when there is neither network nor cache', async () => {
    disconnect();
    await expect(mirror()).rejects.toThrow(
      /^No README of css-loader@1\.0\.0: there is no network, and \.mirror-cache does not hold it; connect once and build again, or set MIRROR=skip to build without \(pins: .*\)\.$/,
    );
  });

  it('goes on without when told to, with a page that says so, and recovers', async () => {
    disconnect();
    const result = await mirror(true);
    expect(result.skipped).toEqual(['css-loader@1.0.0']);
    expect(summaryOf(result)).toBe('mirrored 0 READMEs, 1 changed, 1 left out (MIRROR=skip)');
    expect(await readFile(mirrored(), 'utf8')).toContain('It was left out of this build');

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
});
