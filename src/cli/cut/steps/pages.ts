import {placed} from '../../../versions/version';
import type {Change} from '../change';
import {committedFiles} from '../git';
import {rewrittenFiles} from '../rewritten-files';
import type {Cut} from '../plan';

/** Copies everything of the version that is committed; links inside of it are relative and stay. */
export async function pages({siteDir, current, snapshot}: Cut): Promise<Change[]> {
  const {folder} = placed(current);
  const files = await committedFiles(siteDir, folder);
  const rewritten = new Set(rewrittenFiles(folder));
  return files
    .filter((file) => !rewritten.has(file))
    .map((file) => ({file: snapshot.folder + file.slice(folder.length), copyOf: file}));
}
