import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {newest, versions} from '../../versions';
import {placed} from '../../versions/version';

/**
 * Reads which major version is new: `6`.
 * @throws with one sentence that says why it cannot be cut
 */
export function readLabel([label, ...others]: readonly string[], siteDir: string): string {
  const next = Number(newest.label) + 1;
  if (label === undefined || others.length > 0)
    throw new Error(`say which major version of webpack is new: npm run cut -- ${next}`);
  if (!/^[1-9]\d*$/.test(label))
    throw new Error(`"${label}" is no major version: write a whole number, such as ${next}`);
  if (versions.some((version) => version.label === label))
    throw new Error(`version ${label} exists: src/versions/table.ts lists it; the next is ${next}`);
  if (Number(label) < Number(newest.label))
    throw new Error(`version ${label} is older than the current one; the next is ${next}`);
  const {folder} = placed({...newest, state: 'maintained'});
  if (existsSync(path.join(siteDir, folder)))
    throw new Error(`${folder} exists, and the snapshot would replace it: move it away first`);
  const changed = execFileSync('git', ['status', '--porcelain'], {cwd: siteDir, encoding: 'utf8'});
  if (changed === '') return label;
  const [first, ...more] = changed.trimEnd().split('\n');
  throw new Error(
    `commit or put away what has changed, so that git can take the cut back: ${first!.slice(3)}${more.length > 0 ? ` and ${more.length} more` : ''}`,
  );
}
