import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {run} from './command';
import type {UpgradeRequest} from './request';

/**
 * Names a release in the manifest of its version, the one place of its pin, and in the lockfile.
 * @throws when npm cannot install it; both files are then as they were
 */
export async function movePin(
  {version, name, release}: UpgradeRequest,
  siteDir: string,
): Promise<void> {
  const files = [path.join(version.folder, 'package.json'), 'package-lock.json'].map((file) =>
    path.join(siteDir, file),
  );
  const before = await Promise.all(files.map((file) => readFile(file)));
  const pin = ['--save-dev', '--save-exact', '--workspace', version.folder, `${name}@${release}`];
  // Docusaurus has to build with the release that the pages describe: one copy serves both.
  const options = ['--prefer-dedupe', '--no-audit', '--no-fund', '--loglevel=error'];
  if (await run('npm', ['install', ...pin, ...options], siteDir)) return;
  await Promise.all(files.map((file, index) => writeFile(file, before[index]!)));
  throw new Error(
    `npm cannot install ${name} ${release}; the manifest and the lockfile are as before, npm ci restores the packages`,
  );
}
