import sidebars from '../../../../sidebars';
import {placed} from '../../../versions/version';
import type {Change} from '../change';
import {formatted} from '../formatted';
import type {Cut} from '../plan';

/** The two files in which Docusaurus itself looks for snapshots. */
export async function docusaurusFiles({siteDir, snapshot, rows}: Cut): Promise<Change[]> {
  const names = rows.slice(1).map((row) => placed(row).name);
  return [
    await formatted(siteDir, 'versions.json', JSON.stringify(names)),
    await formatted(
      siteDir,
      `versioned_sidebars/version-${snapshot.name}-sidebars.json`,
      JSON.stringify(sidebars),
    ),
  ];
}
