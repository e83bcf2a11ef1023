import {fileURLToPath} from 'node:url';

/** How much memory a sample may take, in megabytes. */
export const memoryLimit = 512;

/**
 * How long a sample may run, in milliseconds. The slowest one takes three seconds on an idle machine.
 */
export const timeLimit = 30_000;

/** How long a command may run, in milliseconds: it starts a new process and may bundle a large package. */
export const commandTimeLimit = 4 * timeLimit;

const stable = process.allowedNodeEnvironmentFlags.has('--permission');

const noNetwork = fileURLToPath(new URL('no-network.cjs', import.meta.url));

/**
 * Gives the flags that let Node.js read everything, but write only in one folder, start no programs and use
 * no network. Threads are allowed, because webpack's minimizer uses them.
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
  // Where Node.js can forbid the network, allow it: no-network.cjs limits it to this machine.
  ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
  `--max-old-space-size=${memoryLimit}`,
  '--require',
  noNetwork,
];

/** Gives the environment variables of a sample: none of the account that runs the check. */
export const environment = (folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  TMPDIR: folder,
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  NO_COLOR: '1',
});
