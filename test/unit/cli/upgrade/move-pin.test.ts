import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {movePin} from '../../../../src/cli/upgrade/move-pin';
import {newest} from '../../../../src/versions';
import {runWell} from '../../../support/cut-site/run';
import {packed, serveRegistry, type StubPackages} from '../../../support/registry';

const manifest = `${newest.folder}/package.json`;
const request = {
  version: newest,
  name: 'webpack',
  before: '5.20.0',
  release: '5.21.0',
  isDryRun: false,
};
const packages: StubPackages = {webpack: {}, 'site-generator': {}};
/** npm starts several times in each test. */
const minutes = 180_000;
const environment = {...process.env};
let registry: Awaited<ReturnType<typeof serveRegistry>>;
let root = '';
let site = '';

async function publish(name: string, version: string, more: object = {}): Promise<void> {
  const tarball = await packed({'package.json': JSON.stringify({name, version, ...more})});
  packages[name]![version] = {tarball, ...more};
}
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));
const write = (file: string, content: object) => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), `${JSON.stringify(content, null, 2)}\n`);
};

/** Every copy of webpack that the lockfile has, by its place. */
const copies = () => {
  const {packages: locked} = json('package-lock.json') as {
    packages: Record<string, {version: string}>;
  };
  return Object.entries(locked)
    .filter(([place]) => place.endsWith('node_modules/webpack'))
    .map(([place, {version}]) => [place, version]);
};

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'move-pin-'));
  registry = await serveRegistry(packages);
  Object.assign(process.env, {
    npm_config_registry: registry.url,
    npm_config_cache: path.join(root, 'cache'),
    npm_config_prefer_online: 'true',
    npm_config_fetch_retries: '0',
  });
  // The site is built with any webpack of this major version, as Docusaurus says.
  await publish('site-generator', '1.0.0', {dependencies: {webpack: '^5.0.0'}});
  await publish('webpack', '5.20.0');
  site = path.join(root, 'installed');
  write('package.json', {
    private: true,
    workspaces: [newest.folder],
    dependencies: {'site-generator': '1.0.0'},
  });
  write(manifest, {name: 'pages', version: '0.0.0', devDependencies: {webpack: '5.20.0'}});
  await runWell(site, 'npm', ['install', '--no-audit', '--no-fund']);
}, minutes);
beforeEach(async () => {
  site = mkdtempSync(path.join(root, 'site-'));
  cpSync(path.join(root, 'installed'), site, {recursive: true, verbatimSymlinks: true});
  await publish('webpack', '5.21.0');
  await publish('webpack', '5.22.0');
});
afterAll(async () => {
  for (const name of Object.keys(process.env))
    if (name.startsWith('npm_config_')) delete process.env[name];
  Object.assign(process.env, environment);
  await registry.close();
  rmSync(root, {recursive: true, force: true});
});

it(
  'moves the pin in its one place, and everything that builds takes the same copy',
  async () => {
    const before = read('package.json');
    await movePin(request, site);
    expect(json(manifest)).toMatchObject({devDependencies: {webpack: '5.21.0'}});
    expect(copies()).toEqual([['node_modules/webpack', '5.21.0']]);
    expect(json('node_modules/webpack/package.json')).toMatchObject({version: '5.21.0'});
    expect(read('package.json')).toBe(before);
  },
  minutes,
);

it.each([
  ['the registry has not', undefined, 'npm finds no place for webpack 5.21.0; nothing was changed'],
  [
    'breaks off while it is fetched',
    {dies: true},
    'npm cannot install webpack 5.21.0; manifest and lockfile are as before, npm ci restores the packages',
  ],
])(
  'leaves everything as it was for a release that %s',
  async (_, more, message) => {
    if (more) packages.webpack!['5.21.0'] = {...packages.webpack!['5.21.0']!, ...more};
    else delete packages.webpack!['5.21.0'];
    const texts = () => ['package.json', 'package-lock.json', manifest].map(read);
    const [before, names] = [texts(), readdirSync(site)];
    await expect(movePin(request, site)).rejects.toThrow(new Error(message));
    expect(texts()).toEqual(before);
    expect(readdirSync(site)).toEqual(names);
  },
  minutes,
);
