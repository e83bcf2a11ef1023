import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFile} from 'node:fs/promises';
import path from 'node:path';

/** What a program said and how it ended. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Runs a program of the site's packages in a folder. */
export async function run(
  cwd: string,
  program: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const bin = path.join(cwd, 'node_modules/.bin');
  const child = spawn(program, words, {
    cwd,
    env: {...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}`},
  });
  let output = '';
  const collect = (text: Buffer) => (output += String(text));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, output};
}

/** @throws what the program said, when it failed */
export async function runWell(...call: Parameters<typeof run>): Promise<string> {
  const {code, output} = await run(...call);
  if (code !== 0) throw new Error(`${call[1]} ${call[2].join(' ')} failed:\n${output}`);
  return output;
}

/** Runs the site's own command, in a folder that has its sources. */
export const cut = (siteDir: string, ...words: string[]): Promise<Ended> =>
  run(siteDir, 'tsx', ['src/cli/cut/index.ts', ...words]);

/** Builds a site with the real configuration. */
export const build = (siteDir: string, env?: NodeJS.ProcessEnv): Promise<string> =>
  runWell(siteDir, 'docusaurus', ['build'], env);

/** Git does not take a link for the folder that `.gitignore` means. */
export const ignoreLinkedPackages = (siteDir: string): Promise<void> =>
  appendFile(path.join(siteDir, '.git/info/exclude'), 'node_modules\n');

/** Commits everything, as nobody. */
export async function commitAll(siteDir: string): Promise<void> {
  await runWell(siteDir, 'git', ['add', '--all']);
  const author = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@example.com'];
  await runWell(siteDir, 'git', [...author, 'commit', '--quiet', '--message', 'Everything']);
}
