import {readReference} from '../../reference';
import {versionLabeled} from '../../versions';

/**
 * Prints as JSON what the installed webpack of a version tells of itself. `npm run upgrade` starts it
 * as a process of its own after the installation, because a process keeps the packages it has loaded.
 */
async function printFacts(label: string): Promise<void> {
  const {areas} = await readReference(versionLabeled(label));
  process.stdout.write(JSON.stringify(areas));
}

void printFacts(process.argv[2]!);
