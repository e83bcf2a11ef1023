import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  type Commit,
  readHistory,
} from '../../../../../../src/plugins/published-files/build/feed/history';

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
const repository = path.join(folder, 'full');
const day = '2026-11-20T08:00:00Z';

function git(...parameters: string[]): void {
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...parameters], {
    cwd: repository,
    env: {...process.env, GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day},
    stdio: 'pipe',
  });
}

function commit(subject: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
}

const write = (file: string, text: string) => writeFileSync(path.join(repository, file), text);
const told = (commits: Commit[]) => commits.map(({subject, changes}) => [subject, changes]);

beforeAll(() => {
  mkdirSync(path.join(repository, 'docs'), {recursive: true});
  git('init', '--quiet');
  write('docs/a.md', 'first line\nsecond line\nthird line\n');
  write('docs/b c.md', 'b\n');
  commit('Begin');
  write('other.md', 'x\n');
  commit('Change something else');
  renameSync(path.join(repository, 'docs/a.md'), path.join(repository, 'docs/z.md'));
  rmSync(path.join(repository, 'docs/b c.md'));
  commit('Move & <remove>');
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('the history of a folder', () => {
  it('tells what came, changed and moved, the newest first; what went is on no page', async () => {
    const commits = await readHistory(repository, ['docs']);
    expect(told(commits)).toEqual([
      ['Move & <remove>', [{isNew: false, path: 'docs/z.md'}]],
      [
        'Begin',
        [
          {isNew: true, path: 'docs/a.md'},
          {isNew: true, path: 'docs/b c.md'},
        ],
      ],
    ]);
    expect(commits[0]).toMatchObject({
      author: 'Ada',
      hash: expect.stringMatching(/^[\da-f]{40}$/),
      date: new Date(day),
    });
  });

  it('leaves out the commit at which a shallow checkout was cut', async () => {
    const shallow = path.join(folder, 'shallow');
    git('clone', '--quiet', '--depth=1', `file://${repository}`, shallow);
    expect(await readHistory(shallow, ['docs'])).toEqual([]);
  });
});
