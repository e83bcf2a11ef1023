import {existsSync} from 'node:fs';
import path from 'node:path';
import {dataFile} from '../../../versions/data';
import {placed, type VersionRow} from '../../../versions/version';
import type {Change} from '../change';
import {formatted} from '../formatted';
import type {Cut} from '../plan';
import {listModule, redirectsModule, tableModule} from '../version-modules';

/** Gives the modules that name every version; after the cut, the snapshot has what the current has. */
export const versionModules = ({siteDir, current, rows}: Cut): Promise<Change[]> => {
  const {folder} = placed(current);
  return writtenModules(siteDir, rows, (row) =>
    row.label === current.label ? folder : placed(row).folder,
  );
};

/**
 * Gives the modules of `src/versions` that name every version.
 * @param folderOf gives the folder in which the lists of a version stand now
 */
export async function writtenModules(
  siteDir: string,
  rows: readonly VersionRow[],
  folderOf = (row: VersionRow): string => placed(row).folder,
): Promise<Change[]> {
  const having = (list: string) =>
    rows.filter((row) => existsSync(path.join(siteDir, dataFile({folder: folderOf(row)}, list))));
  const modules = {
    'src/versions/table.ts': tableModule(rows),
    'src/versions/moved-anchors-by-version.ts': listModule(having('moved-anchors')),
    'src/versions/redirects.ts': redirectsModule(having('redirects')),
  };
  return Promise.all(Object.entries(modules).map(([file, text]) => formatted(siteDir, file, text)));
}
