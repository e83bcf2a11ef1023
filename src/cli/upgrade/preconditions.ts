import {execFileSync} from 'node:child_process';
import {manifest} from 'pacote';
import type {UpgradeRequest} from './request';

/**
 * Makes sure that a release can be followed, before anything is changed.
 * @param siteDir absolute folder of the site
 * @throws when files are changed, or the registry does not give the release
 */
export async function assertPossible(
  {name, release, isDryRun}: UpgradeRequest,
  siteDir: string,
): Promise<void> {
  if (!isDryRun && isChanged(siteDir))
    throw new Error(
      'files are changed: commit or put them away first, so that you can review this',
    );
  await assertPublished(name, release);
}

const isChanged = (siteDir: string) =>
  execFileSync('git', ['status', '--porcelain'], {cwd: siteDir, encoding: 'utf8'}) !== '';

async function assertPublished(name: string, release: string): Promise<void> {
  // npm hands its configuration to the programs it runs; the fallback is pacote's own.
  const registry = process.env.npm_config_registry;
  try {
    await manifest(`${name}@${release}`, {...(registry && {registry}), timeout: 60_000});
  } catch (cause) {
    const {code, message} = cause as Error & {code?: string};
    throw new Error(
      code === 'ETARGET' || code === 'E404'
        ? `the registry has no ${name} ${release}`
        : `the registry does not say whether there is ${name} ${release}: ${message}`,
      {cause},
    );
  }
}
