import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import spawn from 'nano-spawn';
import {releasesSchema} from '../../../../src/data/releases';
import {newest} from '../../../../src/versions';
import {readVersionData} from '../../../../src/versions/data';
import {installNode, nodeLines} from '../../../support/node-releases';
import {temporaryFolder} from '../../../support/temporary-folder';

/** The last three releases that brought something: the second and third are followed as a maintainer does. */
const {dates} = readVersionData(newest, 'releases', releasesSchema)!;
const [first, ...followed] = Object.keys(dates)
  .filter((release) => release.endsWith('.0'))
  .slice(-3);
const minutes = 60_000;

/** Copies what git knows of this site, and makes it a repository of its own. */
function copySite(): string {
  const copy = temporaryFolder();
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0');
  for (const file of files.filter(Boolean)) cpSync(file, path.join(copy, file));
  const git = (...words: string[]) => execFileSync('git', words, {cwd: copy});
  git('init', '--quiet');
  commit(copy);
  return copy;
}

function commit(cwd: string): void {
  const who = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@example.com'];
  execFileSync('git', ['add', '--all'], {cwd});
  execFileSync('git', [...who, 'commit', '--quiet', '--no-verify', '-m', 'All'], {cwd});
}

const pinOf = (copy: string) =>
  (
    JSON.parse(readFileSync(path.join(copy, newest.folder, 'package.json'), 'utf8')) as {
      devDependencies: {webpack: string};
    }
  ).devDependencies.webpack;

describe.each(nodeLines)('npm run upgrade on Node.js %s', (line) => {
  let copy: string;
  let run: (...words: string[]) => Promise<string>;

  beforeAll(async () => {
    copy = copySite();
    const env = await installNode(line, temporaryFolder());
    run = async (...words) => (await spawn('npm', words, {cwd: copy, env})).stdout;
    await run('ci', '--no-audit', '--no-fund');
    const pin = ['--save-dev', '--save-exact', '--workspace', newest.folder, `webpack@${first}`];
    await run('install', '--no-audit', '--no-fund', ...pin);
    commit(copy);
  }, 15 * minutes);

  it.each(followed)(
    'follows webpack %s, and lists the lines to see',
    async (release) => {
      const output = await run('run', 'upgrade', '--', release);
      expect(pinOf(copy)).toBe(release);
      expect(output).toMatch(/facts are new, \d+ gone, \d+ changed; [1-9]\d* places to see/);
      expect(output).toMatch(/^docs\/[\w/-]+\.mdx?:\d+ {2}read again: /m);
      const again = await run('run', 'upgrade', '--', release);
      expect(again).toContain('1/5 goes on with the upgrade of webpack');
      commit(copy);
    },
    15 * minutes,
  );
});
