import {spawn} from 'node:child_process';
import {copyFile, mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {MirrorOptions} from '../../src/plugins/mirrored-packages/build/make-pages';
import {newest, versions} from '../../src/versions';
import {dataFile} from '../../src/versions/data';
import {mirrorPackages} from '../../src/plugins/mirrored-packages/build/mirror';
import {packagesFile} from '../../src/plugins/mirrored-packages/build/pins';
import type {Preparer} from '../../src/plugins/mirrored-packages/worker/preparer';
import {integrityOf, packed, type PackedFile, serveRegistry, type StubRelease} from './registry';

/** A site whose mirrored packages a registry on loopback has, all in release 1.0.0. */
export type MirroredSite = Awaited<ReturnType<typeof mirroredSite>>;

/** What a package holds besides its manifest, or what the registry does with it. */
export type SitePackage = Record<string, PackedFile> | StubRelease;

/**
 * Makes a site with packages, by their names.
 * @param preparer prepares its pages: starting a process takes longer than all that is tried
 */
export async function mirroredSite(
  preparer: Preparer,
  packages: Readonly<Record<string, SitePackage>>,
) {
  const releases: [string, StubRelease][] = [];
  for (const [name, content] of Object.entries(packages))
    releases.push([name, await releaseOf(name, content)]);
  const registry = await serveRegistry(
    Object.fromEntries(releases.map(([name, release]) => [name, {'1.0.0': release}])),
  );
  const siteDir = await mkdtemp(path.join(tmpdir(), 'mirrored-site-'));
  const folders = versions.map(({folder}) => `${folder}/loaders`);
  for (const folder of [path.dirname(packagesFile), ...folders])
    await mkdir(path.join(siteDir, folder), {recursive: true});
  const entries = releases.map(([name, {tarball}]) => ({
    name,
    section: 'loaders',
    group: 'Styles',
    about: 'Resolves the @import and url() of a CSS file as if they were imports.',
    repository: `https://github.com/webpack/${name}`,
    releases: {[newest.label]: {version: '1.0.0', integrity: integrityOf(tarball)}},
  }));
  await writeFile(path.join(siteDir, packagesFile), JSON.stringify(entries));
  // A process of its own reads the notices of its site; this one reads those of this repository.
  const notices = dataFile(newest, 'package-notices');
  await mkdir(path.join(siteDir, path.dirname(notices)), {recursive: true});
  await copyFile(notices, path.join(siteDir, notices));
  process.env.npm_config_registry = registry.url;
  process.env.WEBPACK_DOCS_CACHE = path.join(siteDir, 'results');

  return {
    siteDir,
    /** Gives where the page of a package lies. */
    pageOf: (name: string) => path.join(siteDir, `docs/loaders/_${name}.md`),
    /** Mirrors; images come out of packages only, unless it is said how others are reached. */
    mirror: (options?: Partial<MirrorOptions>) =>
      mirrorPackages(siteDir, {onFetch: () => undefined, reach: null, ...options}, preparer),
    /** Mirrors in a process of its own; gives what that told, errors too. */
    mirrorApart: () => runApart(siteDir),
    /** Gives all files of the site but its settings, sorted. */
    async filesIn(folder: string) {
      const entries = await readdir(path.join(siteDir, folder), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => []);
      return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
        .sort();
    },
    async close() {
      delete process.env.npm_config_registry;
      delete process.env.WEBPACK_DOCS_CACHE;
      await registry.close();
      await rm(siteDir, {recursive: true});
    },
  };
}

/** Gives a package as the registry has it. */
export async function releaseOf(name: string, content: SitePackage): Promise<StubRelease> {
  if (isRelease(content)) return content;
  const manifest = JSON.stringify({name, version: '1.0.0', license: 'MIT'});
  return {tarball: await packed({'package.json': manifest, ...content})};
}

const isRelease = (content: SitePackage): content is StubRelease => 'tarball' in content;

const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

function runApart(siteDir: string): Promise<{code: number | null; output: string}> {
  const script = path.resolve('src/cli/mirror.ts');
  const child = spawn(process.execPath, ['--import', typeScript, script], {
    cwd: siteDir,
    env: {...process.env, MIRROR: 'packages'},
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += String(text)));
  child.stderr.on('data', (text: Buffer) => (output += String(text)));
  return new Promise((resolve) => child.on('close', (code) => resolve({code, output})));
}
