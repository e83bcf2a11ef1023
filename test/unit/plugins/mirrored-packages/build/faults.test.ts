import {jest} from '@jest/globals';
import {readFile, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {type MirroredSite, mirroredSite, type SitePackage} from '../../../../support/mirrored-site';
import {isWholeSweep} from '../../../../support/sweep';

/** A busy machine takes seconds to start a process. */
const timeout = 120_000;
jest.setTimeout(timeout);

const readme = {'README.md': '# x\n\nA naïve text.\n'};

/** Packages that cannot be mirrored, by what is wrong with them, and what is told. */
const faulty: Record<string, [SitePackage, reason: string]> = {
  'no-readme': [{}, 'it has no README.'],
  'empty-readme': [{'README.md': ''}, 'it has no README.'],
  'readme-is-a-link': [
    {'README.md': {link: '../../../../etc/passwd'}},
    'its README.md is a link, and what links lead to is not read.',
  ],
  'readme-of-2-mb': [
    {'README.md': 'Many words. '.repeat(180_000)},
    'its README.md has 2110 kB, more than the 512 kB allowed.',
  ],
  'deep-elements': [
    {'README.md': '<div>'.repeat(70)},
    'its README is nested more than 60 elements deep.',
  ],
  'bottomless-elements': [
    {'README.md': '<div>'.repeat(20_000)},
    'its README is nested too deeply.',
  ],
  'many-elements': [
    {'README.md': '<b></b>'.repeat(45_000)},
    'its README has more than 40000 elements and texts.',
  ],
  'broken-manifest': [
    {...readme, 'package.json': '{'},
    'its package.json has no usable name, version.',
  ],
  'another-release': [
    {...readme, 'package.json': '{"name": "x", "version": "1.0.0"}'},
    'the tarball with the pinned integrity holds x@1.0.0; correct the pin.',
  ],
  'half-an-archive': [
    {tarball: gzipSync(Buffer.alloc(100_000, 'x')).subarray(0, 60)},
    'zlib: unexpected end of file.',
  ],
};

/** READMEs that are odd, and what their pages show. */
const odd: Record<string, [readme: string | Buffer, shown: string]> = {
  'of-old-windows': [Buffer.from('# x\r\n\r\nA naïve text.', 'latin1'), 'A naïve text.'],
  'of-html-only': ['<h1>x</h1><p>A <b>bold</b> text.</p>', 'A **bold** text.'],
  'of-a-title-only': ['# of-a-title-only', '\n\n---\n\n## About this page'],
  'of-broken-markdown': ['# x\n\n[a](b "c\n\n```js\nlet a;', '```js\nlet a;\n```'],
  'of-broken-tables': ['| a | b |\n| - |\n\n<table><td>A cell', '- A cell'],
  'with-a-broken-image': ['# x\n\nText ![a](no such.png "x) end ![](x.png).', 'Text !'],
  'with-a-lost-image': ['# x\n\nText ![A drawing](none.png).', '[A drawing (image)]('],
};

let site: MirroredSite;
const make = async (packages: Record<string, SitePackage>) => {
  site = await mirroredSite(packages);
};
const text = (name: string) => readFile(site.pageOf(name), 'utf8');

describe('a package that cannot be mirrored', () => {
  let told: string[];
  beforeAll(async () => {
    await make(Object.fromEntries(Object.entries(faulty).map(([name, [files]]) => [name, files])));
    const error = await site.mirror().then(
      () => new Error('nothing was wrong'),
      (reason: Error) => reason,
    );
    told = error.message.split('\n');
  }, timeout);
  afterAll(() => site.close());

  it.each(Object.entries(faulty).map(([name, [, reason]]) => [name, reason] as const))(
    'stops the build with its name: %s',
    (name, reason) => {
      expect(told).toContain(`${name}@1.0.0 cannot be mirrored: ${reason}`);
    },
  );

  it('is told in one sentence, and leaves no file', async () => {
    expect(told).toHaveLength(Object.keys(faulty).length);
    expect(await site.filesIn('docs')).toEqual([]);
  });
});

describe('an odd README', () => {
  let warnings: readonly string[];
  beforeAll(async () => {
    const packages = Object.entries(odd).map(([name, [content]]) => [name, {'README.md': content}]);
    await make(Object.fromEntries(packages) as Record<string, SitePackage>);
    ({warnings} = await site.mirror());
  }, timeout);
  afterAll(() => site.close());

  it.each(Object.entries(odd).map(([name, [, shown]]) => [name, shown] as const))(
    'has a whole page: %s',
    async (name, shown) => {
      expect(await text(name)).toContain(shown);
      expect(await text(name)).toContain('\n## About this page\n');
    },
  );

  it('is nothing to tell about', () => {
    expect(warnings).toEqual([]);
  });
});

/** Each starts a build or two; a disk that is full is tried in mirrored-images.test.ts every time. */
const inSweep = isWholeSweep ? describe : describe.skip;

inSweep('a machine that fails', () => {
  beforeEach(() => make({'css-loader': readme}));
  afterEach(() => site.close());
  const shown = () => text('css-loader');

  it('leaves nothing when the network dies half-way, and one sentence tells', async () => {
    await site.close();
    await make({'css-loader': {tarball: Buffer.alloc(100_000, 'x'), dies: true}});
    await expect(site.mirror()).rejects.toThrow(
      /^No README of css-loader@1\.0\.0: there is no network, and .*\.$/,
    );
    expect(await site.filesIn('docs')).toEqual([]);
    expect(await site.filesIn('.mirror-cache')).toEqual([]);
  });

  it('gets again what a cache full of nonsense no longer holds', async () => {
    await site.mirror();
    const right = await shown();
    for (const file of [
      ...(await site.filesIn('.mirror-cache')),
      ...(await site.filesIn('results')),
    ])
      await writeFile(path.join(site.siteDir, file), '\0nonsense');
    await writeFile(site.pageOf('css-loader'), 'nonsense');
    expect(await site.mirror()).toMatchObject({pages: 1, changed: 1, warnings: []});
    expect(await shown()).toBe(right);
  });

  it('has right pages when the cache cannot be written, and one sentence says so', async () => {
    const {code, said} = await site.mirrorApart({folder: '.mirror-cache', code: 'EROFS'});
    expect(said.trim().split('\n')).toEqual([
      'fetching css-loader@1.0.0',
      '.mirror-cache cannot be written (EROFS): the pages are right, and the next build makes them anew.',
      'mirrored 1 README, 1 changed',
    ]);
    expect(code).toBe(0);
    expect(await shown()).toContain('A naïve text.');
  });

  it('has right pages from a cache that can only be read', async () => {
    await site.mirror();
    await writeFile(site.pageOf('css-loader'), 'old');
    const {said} = await site.mirrorApart({folder: 'results', code: 'EROFS'});
    expect(said.trim().split('\n')).toEqual([
      `${site.siteDir}/results cannot be written (EROFS): the results are right, and the next run makes them again.`,
      'mirrored 1 README, 1 changed',
    ]);
    expect(await shown()).toContain('A naïve text.');
  });

  it('leaves no half of a page on a full disk, and one sentence names the file', async () => {
    const {code, said} = await site.mirrorApart({folder: '.', code: 'ENOSPC'});
    // That no result could be kept may stand before it.
    expect(said.trim().split('\n').at(-1)).toMatch(
      /^docs\/loaders\/_css-loader\.md cannot be written: ENOSPC: no space left on device, .*\.$/,
    );
    expect(code).toBe(1);
    expect(await site.filesIn('docs')).toEqual([]);
    expect(await site.filesIn('.mirror-cache')).toEqual([]);
  });

  it('says where the disk is full when there is no place to fetch to', async () => {
    const {said} = await site.mirrorApart({folder: tmpdir(), code: 'EROFS'});
    expect(said).toMatch(
      /^fetching .*\ncss-loader@1\.0\.0 could not be put into .*: EROFS: read-only file system, .*\.\n$/,
    );
  });

  it('makes one right page in two builds at once', async () => {
    const runs = await Promise.all([site.mirrorApart(), site.mirrorApart()]);
    for (const {code, said} of runs) {
      expect(said).toMatch(/mirrored 1 README, [01] changed\n$/);
      expect(code).toBe(0);
    }
    expect(await shown()).toContain('A naïve text.');
    expect(await site.filesIn('docs')).toEqual(['docs/loaders/_css-loader.md']);
    expect(await site.mirror()).toMatchObject({pages: 1, changed: 0});
  });

  it('removes what a build that was killed had begun to write, not what one that runs writes', async () => {
    const killed = `${site.pageOf('css-loader')}.999999999.tmp`;
    const running = `${site.pageOf('css-loader')}.${process.ppid}.tmp`;
    await writeFile(killed, 'half');
    await writeFile(running, 'half');
    await site.mirror();
    await expect(stat(killed)).rejects.toThrow('ENOENT');
    expect((await stat(running)).isFile()).toBe(true);
  });
});
