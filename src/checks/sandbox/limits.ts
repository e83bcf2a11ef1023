import {fileURLToPath} from 'node:url';

/** How much memory a sample may take, in megabytes. */
export const memoryLimit = 512;

/**
 * How long a sample may run, in milliseconds. The slowest takes three seconds on a machine that
 * does nothing else.
 */
export const timeLimit = 30_000;

/** How long a command may run, which starts a program anew and may bundle a large package. */
export const commandTimeLimit = 4 * timeLimit;

const stable = process.allowedNodeEnvironmentFlags.has('--permission');

const noNetwork = fileURLToPath(new URL('no-network.cjs', import.meta.url));

/**
 * Gives the flags with which Node.js reads what it likes, writes inside one folder only, starts no
 * programs and reaches no network. Threads are allowed, because webpack's minimizer has them.
 * @param folder absolute path of the only folder that may be written
 */
export const limitedTo = (folder: string): string[] => [
  stable ? '--permission' : '--experimental-permission',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
  '--allow-fs-read=*',
  `--allow-fs-write=${folder}/`,
  '--allow-worker',
  '--allow-addons',
  // Where Node.js can forbid the network, it is allowed, and no-network.cjs limits it to this machine.
  ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
  `--max-old-space-size=${memoryLimit}`,
  '--require',
  noNetwork,
];

/** What a sample sees of the environment: nothing of the account that runs the check. */
export const environment = (folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  TMPDIR: folder,
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  NO_COLOR: '1',
});
