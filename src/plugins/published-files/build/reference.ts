import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {versions} from '../../../versions';
import {readReference} from '../../../reference';

/**
 * Publishes what the pinned webpack tells of itself, for tools and for readers that are machines:
 * `reference.json` under each version, as `Reference` in src/reference/areas.ts describes it.
 */
export async function writeReference(outDir: string): Promise<void> {
  for (const version of versions) {
    const file = path.join(outDir, version.base, 'reference.json');
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, JSON.stringify(await readReference(version)));
  }
}
