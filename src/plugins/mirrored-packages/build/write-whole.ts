import {mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

const unfinishedFile = /\.(\d+)\.tmp$/;

/**
 * Writes a file whole or not at all: a build that is stopped, or a disk that is full, leaves no
 * half of it.
 * @throws naming the file, when it cannot be written
 */
export async function writeWhole(
  siteDir: string,
  file: string,
  content: string | Buffer,
): Promise<void> {
  const target = path.join(siteDir, file);
  const unfinished = `${target}.${process.pid}.tmp`;
  try {
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(unfinished, content);
    await rename(unfinished, target);
  } catch (cause) {
    await rm(unfinished, {force: true}).catch(() => undefined);
    throw new Error(`${file} cannot be written: ${(cause as Error).message}.`, {cause});
  }
}

/** Removes what builds that were killed had begun to write into a folder. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => {
    const [, writer] = unfinishedFile.exec(name) ?? [];
    return writer !== undefined && !isRunning(Number(writer));
  });
  await Promise.all(left.map((name) => rm(path.join(folder, name), {force: true})));
}

function isRunning(writer: number): boolean {
  try {
    return process.kill(writer, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
