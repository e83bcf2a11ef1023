import {jest} from '@jest/globals';
import {mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {newest, versions} from '../../../../../src/versions';
import {mirrorPackages} from '../../../../../src/plugins/mirrored-packages/build/mirror';
import {summaryOf} from '../../../../../src/plugins/mirrored-packages/build/report';
import {integrityOf, packed, serveRegistry} from '../../../../support/registry';

// A busy machine takes seconds to start the process that prepares pages.
jest.setTimeout(120_000);

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page of a site that exists for the length of one test only.\n---\n\n## Entry\n`;

const serveRelease = (tarball: Buffer) => serveRegistry({'css-loader': {'7.1.5': {tarball}}});

describe('mirrorPackages', () => {
  let siteDir: string;
  let server: Awaited<ReturnType<typeof serveRegistry>>;
  let tarball: Buffer;
  let fetched: string[];
  const file = (name: string) => path.join(siteDir, name);
  const mirrored = () => file('docs/loaders/_css-loader.md');
  const mirror = (skip = false) =>
    mirrorPackages(siteDir, {skip, reach: null, onFetch: (spec) => fetched.push(spec)});

  async function pin(release: object, name = 'css-loader') {
    const repository = `https://github.com/webpack/${name}`;
    const about = 'Resolves the @import and url() of a CSS file as if they were imports.';
    const entry = {
      name,
      section: 'loaders',
      group: 'Styles',
      about,
      repository,
      releases: {[newest.label]: release},
    };
    await writeFile(file('src/plugins/mirrored-packages/packages.json'), JSON.stringify([entry]));
  }

  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'mirror-'));
    fetched = [];
    for (const folder of [
      'src/plugins/mirrored-packages/build',
      ...versions.map((version) => `${version.folder}/loaders`),
    ]) {
      await mkdir(file(folder), {recursive: true});
    }
    await writeFile(file('docs/concepts.md'), page('Concepts'));
    tarball = await packed({
      'package.json': JSON.stringify({name: 'css-loader', version: '7.1.5', license: 'MIT'}),
      'README.md':
        '# css-loader\n\nSee [concepts](https://webpack.js.org/concepts/#Entry).\n\n## Options\n',
      LICENSE: 'Copyright JS Foundation\n',
    });
    server = await serveRelease(tarball);
    process.env.npm_config_registry = server.url;
    process.env.WEBPACK_DOCS_CACHE = file('results');
    await pin({version: '7.1.5', integrity: integrityOf(tarball)});
  });

  afterEach(async () => {
    delete process.env.npm_config_registry;
    delete process.env.WEBPACK_DOCS_CACHE;
    await server.close();
    await rm(siteDir, {recursive: true});
  });

  const disconnect = () => server.close();

  it('fetches once, writes the page, and then works without network', async () => {
    const result = await mirror();
    expect(summaryOf(result)).toBe('mirrored 1 README, 1 changed');
    expect(fetched).toEqual(['css-loader@7.1.5']);
    const text = await readFile(mirrored(), 'utf8');
    expect(text).toContain('\nslug: /loaders/css-loader\n');
    expect(text).toContain('\nlicense: MIT\n');
    expect(text).toContain('\nSee [concepts](/concepts/#entry).\n\n## Options\n\n---\n');

    await disconnect();
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
    await disconnect();
    await expect(mirror()).rejects.toThrow(
      /^No README of css-loader@7\.1\.5: there is no network, and \.mirror-cache does not hold it; connect once and build again, or set MIRROR=skip to build without \(pins: .*\)\.$/,
    );
  });

  it('goes on without when told to, with a page that says so, and recovers', async () => {
    await disconnect();
    const result = await mirror(true);
    expect(result.skipped).toEqual([
      {name: 'css-loader', version: '7.1.5', url: '/loaders/css-loader/'},
    ]);
    expect(summaryOf(result)).toBe('mirrored 0 READMEs, 1 changed, 1 left out (MIRROR=skip)');
    expect(await readFile(mirrored(), 'utf8')).toContain('It was left out of this build');

    server = await serveRelease(tarball);
    process.env.npm_config_registry = server.url;
    expect(await mirror()).toMatchObject({pages: 1, changed: 1, skipped: []});
  });

  it('reads the cache whichever registry it came from, and fetches again what is damaged', async () => {
    await mirror();
    const contents = (await readdir(file('.mirror-cache/content-v2'), {recursive: true})).map(
      (name) => file(`.mirror-cache/content-v2/${name}`),
    );
    const makeAnew = async () => {
      await rm(mirrored());
      await rm(file('results'), {recursive: true});
    };
    await makeAnew();
    process.env.npm_config_registry = 'http://127.0.0.1:9/';
    expect(await mirror()).toMatchObject({pages: 1, changed: 1});
    expect(fetched).toHaveLength(1);

    for (const name of contents) if ((await stat(name)).isFile()) await writeFile(name, 'damaged');
    await makeAnew();
    await expect(mirror()).rejects.toThrow('No README of css-loader@7.1.5');
    process.env.npm_config_registry = server.url;
    expect(await mirror()).toMatchObject({pages: 1, changed: 1});
  });

  it('refuses what does not have the pinned integrity', async () => {
    await pin({version: '7.1.5', integrity: `sha512-${'A'.repeat(86)}==`});
    await expect(mirror()).rejects.toThrow(
      'css-loader@7.1.5: what the registry sent does not have the integrity pinned in src/plugins/mirrored-packages/packages.json; find out why before you change the pin.',
    );
    await expect(stat(mirrored())).rejects.toThrow('ENOENT');
  });

  it('names a release and a package the registry does not have', async () => {
    const integrity = `sha512-${'B'.repeat(86)}==`;
    await pin({version: '99.0.0', integrity});
    await expect(mirror()).rejects.toThrow('css-loader@99.0.0: the registry has no such release');
    await pin({version: '1.0.0', integrity}, 'no-loader');
    await expect(mirror()).rejects.toThrow('no-loader@1.0.0: the registry has no such release');
  });
});
