import type {VersionRow} from '../../versions/version';
import {placed} from '../../versions/version';
import type {CutStep} from './change';
import {docusaurusFiles} from './steps/docusaurus-files';
import {noticeLinks} from './steps/notice-links';
import {packageReleases} from './steps/package-releases';
import {pages} from './steps/pages';
import {versionModules} from './steps/version-modules';
import {workspaces} from './steps/workspaces';

/** What steps of a cut know. */
export interface Cut {
  siteDir: string;
  /** The version that becomes a snapshot, as it is before the cut. */
  current: VersionRow;
  /** The same version, as it is after the cut. */
  snapshot: ReturnType<typeof placed>;
  /** Every row after the cut, the new version first. */
  rows: readonly VersionRow[];
}

/** Gives the rows after a cut: the new version starts as the one before it was. */
export function rowsAfterCut(label: string, [current, ...older]: readonly VersionRow[]) {
  return [{...current!, label}, {...current!, state: 'maintained' as const}, ...older];
}

/**
 * Computes every file of a cut, and changes none.
 * @param label of the new version
 * @param rows of the table before the cut
 */
export async function planCut(
  siteDir: string,
  label: string,
  rows: readonly VersionRow[],
): Promise<CutStep[]> {
  const after = rowsAfterCut(label, rows);
  const cut: Cut = {siteDir, current: rows[0]!, snapshot: placed(after[1]!), rows: after};
  return [
    {name: 'pages, examples and lists of the snapshot', changes: await pages(cut)},
    {name: 'addresses in the notices of the snapshot', changes: await noticeLinks(cut)},
    {name: 'names of the two workspaces', changes: await workspaces(cut)},
    {name: 'versions.json and the sidebars of the snapshot', changes: await docusaurusFiles(cut)},
    {name: 'table of versions and what follows from it', changes: await versionModules(cut)},
    {name: 'releases of mirrored packages', changes: await packageReleases(cut)},
  ];
}
