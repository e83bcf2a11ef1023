import {randomUUID} from 'node:crypto';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file whole or not at all: a build that is stopped, or a disk that is full, leaves no
 * half of it.
 * @throws naming the file, when it cannot be written
 */
export async function writeWhole(siteDir: string, file: string, content: string | Buffer) {
  const target = path.join(siteDir, file);
  // Git and Docusaurus do not look there.
  const unfinished = path.join(siteDir, '.mirror-cache', `${randomUUID()}.tmp`);
  try {
    for (const each of [target, unfinished]) await mkdir(path.dirname(each), {recursive: true});
    await writeFile(unfinished, content);
    await rename(unfinished, target);
  } catch (cause) {
    await rm(unfinished, {force: true}).catch(() => undefined);
    throw new Error(`${file} cannot be written: ${(cause as Error).message}.`, {cause});
  }
}
