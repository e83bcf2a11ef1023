import {randomUUID} from 'node:crypto';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file whole or not at all: a build that is stopped, or a disk that is full, leaves no
 * half of it.
 * @throws naming the file, when it cannot be written
 */
export async function writeAtomically(siteDir: string, file: string, content: string | Buffer) {
  const target = path.join(siteDir, file);
  // Git and Docusaurus do not look there.
  const temporaryFile = path.join(siteDir, '.mirror-cache', `${randomUUID()}.tmp`);
  try {
    for (const file of [target, temporaryFile]) await mkdir(path.dirname(file), {recursive: true});
    await writeFile(temporaryFile, content);
    await rename(temporaryFile, target);
  } catch (cause) {
    await rm(temporaryFile, {force: true}).catch(() => undefined);
    throw new Error(`${file} cannot be written: ${(cause as Error).message}.`, {cause});
  }
}
