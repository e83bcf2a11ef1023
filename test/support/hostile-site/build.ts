import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sectionGroups} from '../../../src/config/sidebar-groups';
import {packagesFile} from '../../../src/plugins/mirrored-packages/build/pins';
import {integrityOf, packed, serveRegistry, type StubPackages} from '../registry';
import {makeSmallSite} from '../small-site';
import {hostilePages, siteFolder} from './places';

/** It is also the site that tries the hosted search: test/browser/hosted-search.spec.ts. */
const hostedSearch = {
  ALGOLIA_APP_ID: 'TESTS',
  ALGOLIA_API_KEY: 'search-key',
  ALGOLIA_INDEX: 'docs',
};

/**
 * Makes the sources of a site that is this one but for its pages: a few of its own, and the
 * READMEs of packages that a registry has.
 * @param siteDir absolute folder, which is emptied
 * @returns what the registry has to have
 */
async function makeSite(siteDir: string): Promise<StubPackages> {
  await makeSmallSite(siteDir);
  const packages: StubPackages = {};
  const entries = [];
  for (const {readme, section, version} of hostilePages().filter(({isBuilt}) => isBuilt)) {
    const {name, files} = readme;
    const tarball = await packed(files);
    packages[name] = {'1.0.0': {tarball}};
    entries.push({
      name,
      section,
      group: sectionGroups[section]![0],
      about: 'Tries to do more on a page of this site than to be read by somebody.',
      repository: `https://github.com/webpack/${name}`,
      releases: {[version]: {version: '1.0.0', integrity: integrityOf(tarball)}},
    });
  }
  await writeFile(path.join(siteDir, packagesFile), JSON.stringify(entries));
  return packages;
}

/**
 * Builds the site that has READMEs of test/fixtures/hostile-readmes for its mirrored packages,
 * through the real pipeline and the real build, from a registry on loopback.
 */
async function main(): Promise<void> {
  const siteDir = path.resolve(siteFolder);
  const registry = await serveRegistry(await makeSite(siteDir));
  try {
    const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const child = spawn(process.execPath, [docusaurus, 'build'], {
      cwd: siteDir,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...hostedSearch,
        MIRROR: 'packages',
        NODE_OPTIONS: `--require "${path.resolve('test/support/loopback-only.cjs')}"`,
        npm_config_registry: registry.url,
      },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  } finally {
    await registry.close();
  }
}

void main();
