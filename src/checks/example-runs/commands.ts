import {existsSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {execute} from '../sandbox/execute';
import {commandTimeLimit, limitedTo, environment} from '../sandbox/limits';

/**
 * Runs a command in the folder of a project, without `npx`, because its programs are on the path. Node.js
 * and its child processes may write only in the folder and have no network.
 * @returns the output with the paths that readers see: as plain text, and with the escape sequences of
 *   colors
 * @throws when the folder has been deleted, as the output would then not be that of the project
 */
export async function runCommand(folder: string, command: string) {
  const {program, options} = commandIn(folder, command);
  const run = await execute(program, [], {...options, time: commandTimeLimit});
  if (!existsSync(folder))
    throw new Error(`something has deleted ${folder} while "${command}" ran: check again`);
  const colored = removeProjectPath(folder, run.output);
  return {...run, output: stripVTControlCharacters(colored).trimEnd(), colored};
}

/** Gives the shell command and the options for a command in a folder. */
export function commandIn(folder: string, command: string) {
  const sandboxEnvironment = environment(folder);
  const flags = [...limitedTo(folder), '--allow-child-process'].map((flag) => JSON.stringify(flag));
  const options = {
    cwd: folder,
    shell: true,
    env: {
      ...sandboxEnvironment,
      PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${sandboxEnvironment.PATH}`,
      NODE_OPTIONS: flags.join(' '),
      // Programs print colors as in a terminal; outputs are compared without them.
      NO_COLOR: undefined,
      FORCE_COLOR: '1',
      npm_config_update_notifier: 'false',
      npm_config_cache: path.join(folder, '.npm'),
      npm_config_fetch_retries: '0',
      npm_config_loglevel: 'error',
    },
  };
  const withoutNpx = command.replace(/(^|&&\s*|;\s*)((?:\w+=\S+ )*)npx /g, '$1$2');
  // One pipe for both streams keeps their order, as in a terminal.
  return {program: `exec 2>&1; ${withoutNpx}`, options};
}

/** Removes the folder of the project from its output. */
export const removeProjectPath = (folder: string, output: string): string =>
  output.replaceAll(path.dirname(folder), '').trimEnd();
