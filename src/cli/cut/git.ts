import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** @throws when git is not installed, or the folder is no work tree */
async function git(siteDir: string, ...words: string[]): Promise<string> {
  const {stdout} = await run('git', words, {cwd: siteDir, maxBuffer: 2 ** 26});
  return stdout;
}

/** Gives what `git status` lists; an empty text when everything is committed. */
export const uncommitted = async (siteDir: string): Promise<string> =>
  (await git(siteDir, 'status', '--porcelain')).trimEnd();

/** Lists the committed files below a folder: neither installed packages nor what a build wrote. */
export const committedFiles = async (siteDir: string, folder: string): Promise<string[]> =>
  (await git(siteDir, 'ls-files', '-z', '--', folder)).split('\0').filter(Boolean);
