import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {serveRegistry} from '../registry';
import {makeSite} from './make';
import {siteFolder} from './places';

/** It is also the site that tries the hosted search: test/browser/hosted-search.spec.ts. */
const hostedSearch = {
  ALGOLIA_APP_ID: 'TESTS',
  ALGOLIA_API_KEY: 'search-key',
  ALGOLIA_INDEX: 'docs',
};

/**
 * Builds the site that has the READMEs of test/fixtures/hostile-readmes for its mirrored packages,
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
