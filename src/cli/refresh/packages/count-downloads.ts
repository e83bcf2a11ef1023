import pLimit from 'p-limit';
import type {MirroredPackage} from '../../../plugins/mirrored-packages/build/pins';
import {fetchWeeklyDownloads} from './weekly-downloads';

/** How many searches run at a time: registries slow down those who ask for more. */
const limit = pLimit(4);

/** Gives the downloads of last week by the names of packages, for those that this registry counts. */
export async function countDownloads(
  packages: readonly MirroredPackage[],
): Promise<ReadonlyMap<string, number>> {
  const counts = await Promise.all(
    packages.map(({name}) => limit(async () => [name, await fetchWeeklyDownloads(name)] as const)),
  );
  return new Map(counts.flatMap(([name, count]) => (count === undefined ? [] : [[name, count]])));
}
