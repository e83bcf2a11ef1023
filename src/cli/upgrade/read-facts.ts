import {readAreas} from '../../reference/read-areas';
import {versionLabeled} from '../../versions';

/**
 * Runs in a process of its own, because a process keeps the facts and the code of one webpack for a
 * version: reads the facts of the release that a folder finds, and sends them.
 */
async function main([label, folder]: readonly string[]): Promise<void> {
  const areas = await readAreas({...versionLabeled(label!), folder: folder!});
  process.send!(areas, () => process.disconnect());
}

void main(process.argv.slice(2));
