import {execFileSync} from 'node:child_process';
import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {
  type Commit,
  readHistory,
} from '../../../../../../src/plugins/published-files/build/feed/history';
import {temporaryFolder, writeFiles} from '../../../../../support/temporary-folder';

const folder = temporaryFolder();
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

const subjects = (commits: Commit[]) => commits.map(({subject, changes}) => [subject, changes]);

beforeAll(() => {
  writeFiles(repository, {
    'docs/a.md': 'first line\nsecond line\nthird line\n',
    'docs/b c.md': 'b\n',
  });
  git('init', '--quiet');
  commit('Begin');
  writeFiles(repository, {'other.md': 'x\n'});
  commit('Change something else');
  renameSync(path.join(repository, 'docs/a.md'), path.join(repository, 'docs/z.md'));
  rmSync(path.join(repository, 'docs/b c.md'));
  commit('Move & <remove>');
});

describe('the history of a folder', () => {
  it('lists what was added, changed and moved, the newest first; what was removed is on no page', async () => {
    const commits = await readHistory(repository, ['docs']);
    const begun = ['docs/a.md', 'docs/b c.md'].map((file) => ({isNew: true, path: file}));
    expect(subjects(commits)).toEqual([
      ['Move & <remove>', [{isNew: false, path: 'docs/z.md'}]],
      ['Begin', begun],
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
