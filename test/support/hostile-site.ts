import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdir, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sections} from '../../src/config/sections';
import {versions} from '../../src/config/versions';
import {packagesFile} from '../../src/plugins/mirrored-packages/pins';
import type {HostileReadme} from './hostile-readmes';
import {integrityOf, packed, serveRegistry, type StubPackages} from './registry';

const taken = [
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_sidebars',
  'versions.json',
  'docs/_examples/landing',
  'docs/index.mdx',
];

/** Makes a site of its own */
export async function buildHostileSite(folder: string, readmes: readonly HostileReadme[]): Promise<void> {
  const siteDir = path.resolve(folder);
  await rm(siteDir, {recursive: true, force: true});
  for (const name of taken) await cp(name, path.join(siteDir, name), {recursive: true});
  for (const {folder: docs} of versions) {
    for (const section of sections) {
      await write(path.join(siteDir, docs, section, 'index.md'), page(section));
    }
  }
  await mkdir(path.join(siteDir, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name !== '.cache') await symlink(path.resolve('node_modules', name), path.join(siteDir, 'node_modules', name));
  }
  const packages: StubPackages = {};
  const entries = [];
  for (const {name, files} of readmes) {
    const tarball = await packed(files);
    packages[name] = {'1.0.0': {tarball}};
    entries.push({
      name,
      section: 'loaders',
      purpose: 'Languages',
      about: 'Tries to do more on a page of this site than to be read by somebody.',
      repository: `https://github.com/webpack/${name}`,
      releases: {current: {version: '1.0.0', integrity: integrityOf(tarball)}},
    });
  }
  await writeFile(path.join(siteDir, packagesFile), JSON.stringify(entries));
  const registry = await serveRegistry(packages);
  try {
    const child = spawn(process.execPath, [path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'], {
      cwd: siteDir,
      stdio: 'inherit',
      env: {...process.env, npm_config_registry: registry.url},
    });
    const [code] = (await once(child, 'exit')) as [number];
    if (code !== 0) throw new Error('failed');
  } finally {
    await registry.close();
  }
}

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page of a site that exists for the length of one test only.\n---\n\n## Entry\n`;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
