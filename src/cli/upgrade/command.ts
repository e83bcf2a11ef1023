import {spawn} from 'node:child_process';

/**
 * Runs a program; what it prints is shown.
 * @param cwd absolute folder it runs in
 * @returns whether it ended well
 */
export function run(program: string, args: readonly string[], cwd: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {cwd, stdio: 'inherit', env: process.env});
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Runs a script of the site in a process of its own: it reads the releases as they are by then. */
export const runScript = (script: string, args: readonly string[], cwd: string): Promise<boolean> =>
  run(process.execPath, ['--import', 'tsx', script, ...args], cwd);
