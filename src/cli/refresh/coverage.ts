import {lowered} from '../../checks/coverage/ratchet';
import {ratchetFile, readRatchets, writeRatchets} from '../../data/ratchets';
import {ratchetsOf, readCoverage} from '../../checks/samples/coverage';

/**
 * Lowers the ratchets to what pages leave open now.
 * @param siteDir absolute folder of the site
 * @throws when one of them would rise
 */
export async function refreshCoverage(siteDir = process.cwd()): Promise<string> {
  const written = await readRatchets(siteDir);
  const actual = ratchetsOf(await readCoverage(siteDir));
  await writeRatchets(siteDir, lowered(actual, written));
  const known = new Map(written.map((ratchet) => [ratchet.name, ratchet]));
  const changed = actual.filter(({name, open, total}) => {
    const before = known.get(name);
    return before?.open !== open || before.total !== total;
  });
  return [
    `coverage: ${changed.length} of ${actual.length} lines changed in ${ratchetFile}`,
    ...changed.map(
      ({name, open, total}) =>
        `  ${name}: ${open} of ${total}, before ${known.get(name)?.open ?? 'nothing'}`,
    ),
  ].join('\n');
}
