import {existsSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {execute} from '../sandbox/execute';
import {commandTimeLimit, limitedTo, environment} from '../sandbox/limits';

/**
 * Runs a command in the folder of a project. `npx` is left out: what it would start is on the
 * path. Node.js, also as a child process, may write inside the folder only and reaches no network.
 * @returns what it said, with the path that readers have: as text, and as a terminal gets it, with the
 *   escape sequences of colors
 * @throws when the folder is gone: what is said then says nothing about the project
 */
export async function runCommand(folder: string, command: string) {
  const {program, options} = commandIn(folder, command);
  const run = await execute(program, [], {...options, time: commandTimeLimit});
  if (!existsSync(folder))
    throw new Error(`something has deleted ${folder} while "${command}" ran: check again`);
  const colored = withoutProjectPath(folder, run.output);
  return {...run, output: stripVTControlCharacters(colored).trimEnd(), colored};
}

/** Gives what a shell is started with for a command. */
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
      // Programs print as for a terminal; the text is compared without the colors.
      NO_COLOR: undefined,
      FORCE_COLOR: '1',
      npm_config_update_notifier: 'false',
      npm_config_cache: path.join(folder, '.npm'),
      npm_config_fetch_retries: '0',
      npm_config_loglevel: 'error',
    },
  };
  const withoutNpx = command.replace(/(^|&&\s*|;\s*)((?:\w+=\S+ )*)npx /g, '$1$2');
  // A terminal shows errors where they were printed; through two pipes they may overtake the rest.
  return {program: `exec 2>&1; ${withoutNpx}`, options};
}

/** Removes the folder of the project from its output. */
export const withoutProjectPath = (folder: string, output: string): string =>
  output.replaceAll(path.dirname(folder), '').trimEnd();
