import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** A commit, as readers of the documentation see it. */
export interface Commit {
  hash: string;
  date: Date;
  author: string;
  /** The first line of its message. */
  subject: string;
  /** The files it changed, relative to the site; whether one came with it. */
  changes: {path: string; isNew: boolean}[];
}

/** So far back the history is read: commits of which no page is left fill no entry. */
const limit = 400;
const [record, field] = ['\u0001', '\u0002'];
const format = `${record}${['%H', '%cI', '%an', '%s'].join(field)}${field}`;

/**
 * Reads what changed in folders, the newest first.
 * @param folders relative to the site
 * @throws when there is no git, or no history of the site
 */
export async function readHistory(siteDir: string, folders: readonly string[]): Promise<Commit[]> {
  const git = async (...parameters: string[]) =>
    (await run('git', parameters, {cwd: siteDir, maxBuffer: 64 * 1024 * 1024})).stdout;
  const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
  const log = await git(
    'log',
    '--no-merges',
    // Where the history was cut, a commit seems to have brought every file there is.
    ...(isShallow ? ['--min-parents=1'] : []),
    '--name-status',
    '--diff-filter=d',
    '--relative',
    `--max-count=${limit}`,
    `--format=${format}`,
    '--',
    ...folders,
  );
  return log.split(record).slice(1).map(readRecord);
}

function readRecord(text: string): Commit {
  const [hash = '', date = '', author = '', subject = '', files = ''] = text.split(field);
  // `M path`, `A path` or `R100 from to`, with tabs between them.
  const changes = files.split('\n').flatMap((line) => {
    const [status, ...paths] = line.split('\t');
    return paths.slice(-1).map((path) => ({path, isNew: status === 'A'}));
  });
  return {hash, date: new Date(date), author, subject, changes};
}
