import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {newest} from '../../../../../src/versions';
import {refreshPackages} from '../../../../../src/cli/refresh/packages';
import {packagesFile} from '../../../../../src/plugins/mirrored-packages/build/pins';
import {older} from '../../../../support/older-version';
import {integrityOf, packed, serveRegistry, type StubPackages} from '../../../../support/registry';
import {temporaryFolder, writeFiles} from '../../../../support/temporary-folder';

const release = async (version: string, webpack: string, text = '# tea-loader\n\nText.\n') => ({
  tarball: await packed({
    'package.json': JSON.stringify({name: 'tea-loader', version, license: 'MIT'}),
    'README.md': text,
  }),
  webpack,
});

describe('refreshPackages', () => {
  let siteDir: string;
  let registry: Awaited<ReturnType<typeof serveRegistry>>;
  let packages: StubPackages;
  let downloads: Record<string, number>;
  const file = (name: string) => path.join(siteDir, name);
  const pins = () => readFile(file(packagesFile), 'utf8');

  function pin(current: string, previous: string) {
    const pinned = (version: string) => ({
      version,
      integrity: integrityOf(packages['tea-loader']![version]!.tarball),
    });
    const entry = {
      name: 'tea-loader',
      section: 'loaders',
      group: 'Styles',
      about: 'Brews what is imported, and gives a pot of it to the next loader.',
      repository: 'https://github.com/example/tea-loader',
      releases: {[newest.label]: pinned(current), [older.label]: pinned(previous)},
    };
    writeFiles(siteDir, {[packagesFile]: `${JSON.stringify([entry], null, 2)}\n`});
  }

  beforeEach(async () => {
    siteDir = temporaryFolder();
    packages = {
      'tea-loader': {
        '1.0.0': await release('1.0.0', '^4.0.0'),
        '2.0.0': await release('2.0.0', '^4.0.0 || ^5.0.0'),
        '3.0.0': await release('3.0.0', '^5.0.0'),
      },
    };
    downloads = {};
    registry = await serveRegistry(packages, downloads);
    process.env.npm_config_registry = registry.url;
    pin('2.0.0', '1.0.0');
  });

  afterEach(() => registry.close());

  it('pins the latest release, and for an older webpack the last that supports it, with integrity', async () => {
    const summary = await refreshPackages({siteDir});
    expect(summary.split('\n')).toEqual([
      `tea-loader 2.0.0 → 3.0.0 (webpack ${newest.label})`,
      `tea-loader 1.0.0 → 2.0.0 (webpack ${older.label})`,
      'downloads: this registry counts those of 0 of 1',
    ]);
    const [entry] = JSON.parse(await pins()) as [{releases: object}];
    expect(entry.releases).toEqual({
      [newest.label]: {
        version: '3.0.0',
        integrity: integrityOf(packages['tea-loader']!['3.0.0']!.tarball),
        webpack: '^5.0.0',
      },
      [older.label]: {
        version: '2.0.0',
        integrity: integrityOf(packages['tea-loader']!['2.0.0']!.tarball),
        webpack: '^4.0.0 || ^5.0.0',
      },
    });
    expect(await refreshPackages({siteDir, name: 'tea-loader'})).toMatch(
      /^packages: all 1 are up to date\n/,
    );
  });

  it('writes the downloads of last week with their date, and keeps the old number where the registry counts none', async () => {
    downloads['tea-loader'] = 1_234_567;
    expect(await refreshPackages({siteDir, today: '2026-11-22'})).toMatch(
      /\ndownloads: this registry counts those of 1 of 1$/,
    );
    const renewed = [expect.objectContaining({downloads: {weekly: 1_234_567, on: '2026-11-22'}})];
    expect(JSON.parse(await pins())).toEqual(renewed);
    delete downloads['tea-loader'];
    await refreshPackages({siteDir, today: '2026-12-24'});
    expect(JSON.parse(await pins())).toEqual(renewed);
  });

  it('writes all or nothing: one release that cannot be mirrored leaves every pin as it was', async () => {
    packages['tea-loader']!['3.0.0'] = await release('3.0.0', '^5.0.0', '');
    const before = await pins();
    await expect(refreshPackages({siteDir})).rejects.toThrow(
      'tea-loader@3.0.0 cannot be mirrored: it has no README.',
    );
    expect(await pins()).toBe(before);
    expect(await readdir(path.dirname(file(packagesFile)))).toEqual(['packages.json']);
  });

  it('names a package that is not listed, and one that the registry does not have', async () => {
    await expect(refreshPackages({siteDir, name: 'milk-loader'})).rejects.toThrow(
      'packages.json lists no package "milk-loader"',
    );
    delete packages['tea-loader'];
    await expect(refreshPackages({siteDir})).rejects.toThrow(
      'tea-loader: the registry does not give its releases',
    );
  });
});
