import {formatRatchets, ratchetFile, readRatchets} from '../../../data/ratchets';
import type {Change} from '../change';
import type {Cut} from '../plan';

/** What the snapshot does not tell yet, the new version does not tell either. */
export async function ratchets({siteDir, current, rows}: Cut): Promise<Change[]> {
  const known = await readRatchets(siteDir);
  const prefix = `${current.label} `;
  const own = known
    .filter(({name}) => name.startsWith(prefix))
    .map((ratchet) => ({
      ...ratchet,
      name: `${rows[0]!.label} ${ratchet.name.slice(prefix.length)}`,
    }));
  return [{file: ratchetFile, text: formatRatchets([...own, ...known])}];
}
