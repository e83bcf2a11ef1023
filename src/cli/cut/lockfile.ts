import {execFile} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * Has npm write down the new workspaces; no package gets another release.
 * @returns false when npm could not, for want of a network perhaps; the lockfile is then as it was
 */
export async function updateLockfile(siteDir: string): Promise<boolean> {
  const file = path.join(siteDir, 'package-lock.json');
  const before = await readFile(file);
  try {
    await run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'], {
      cwd: siteDir,
    });
    return true;
  } catch {
    await writeFile(file, before);
    return false;
  }
}
