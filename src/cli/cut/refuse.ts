import {existsSync} from 'node:fs';
import path from 'node:path';
import type {VersionRow} from '../../versions/version';
import {placed} from '../../versions/version';
import {uncommitted} from './git';

/**
 * Checks that a version can be cut.
 * @param label of the new version, as it was typed
 * @param rows of the table of versions, the newest first
 * @throws with one sentence that says why not
 */
export async function refuseCut(
  siteDir: string,
  label: string | undefined,
  rows: readonly VersionRow[],
): Promise<void> {
  const current = rows[0]!;
  if (label === undefined)
    throw new Error(
      `say which major version of webpack is new: npm run cut -- ${Number(current.label) + 1}`,
    );
  if (!/^[1-9]\d*$/.test(label))
    throw new Error(`"${label}" is no major version of webpack: write a whole number, such as 6`);
  if (rows.some((row) => row.label === label))
    throw new Error(`version ${label} exists: src/versions/table.ts lists it`);
  if (Number(label) < Number(current.label))
    throw new Error(`version ${label} is older than the current one, ${current.label}`);
  const {folder, name} = placed({...current, state: 'maintained'});
  const taken = [folder, `versioned_sidebars/version-${name}-sidebars.json`].find((place) =>
    existsSync(path.join(siteDir, place)),
  );
  if (taken) throw new Error(`${taken} exists: a snapshot of version ${name} would replace it`);
  const changed = await uncommitted(siteDir);
  if (changed)
    throw new Error(
      `commit or put away what has changed first, so that git can take the cut back: ${changed.split('\n').length} files, such as ${changed.split('\n')[0]!.slice(3)}`,
    );
}
