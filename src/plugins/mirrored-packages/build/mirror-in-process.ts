import {spawn} from 'node:child_process';
import {once} from 'node:events';

/**
 * Mirrors in a process of its own: the one that runs holds the code as it was when it started.
 * What goes wrong is told on the console and does not end the dev server.
 */
export async function mirrorInProcess(siteDir: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/mirror.ts'], {
    cwd: siteDir,
    stdio: 'inherit',
  });
  await once(child, 'exit');
}
