import {existsSync} from 'node:fs';
import path from 'node:path';
import {execute, type Run} from '../sandbox/execute';
import {limitedTo, timeLimit} from '../sandbox/limits';
import {environment} from '../sandbox/worker';
import type {PlayFolder} from './play-folder';

/**
 * Runs a command in the folder of a project. `npx` is left out: what it would start stands on the
 * path. Node.js, whoever starts it, may write inside the folder only and reaches no network.
 * @returns what it said, with the path that readers have
 * @throws when the folder is gone: what is said then says nothing about the project
 */
export async function runCommand({folder}: PlayFolder, command: string): Promise<Run> {
  const own = environment(folder);
  const flags = [...limitedTo(folder), '--allow-child-process'].map((flag) => JSON.stringify(flag));
  const run = await execute(command.replace(/(^|&&\s*|;\s*)npx /g, '$1'), [], {
    cwd: folder,
    shell: true,
    // Starts the command line tool anew for each command, and may bundle a large package.
    time: 4 * timeLimit(),
    env: {
      ...own,
      PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${own.PATH}`,
      NODE_OPTIONS: flags.join(' '),
      npm_config_update_notifier: 'false',
      npm_config_cache: path.join(folder, '.npm'),
      npm_config_loglevel: 'error',
    },
  });
  if (!existsSync(folder))
    throw new Error(`something has deleted ${folder} while "${command}" ran: check again`);
  return {...run, output: run.output.replaceAll(path.dirname(folder), '').trimEnd()};
}
