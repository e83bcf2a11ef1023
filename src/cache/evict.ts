import {stat} from 'node:fs/promises';
import {type CacheObject, ls, rm, verify} from 'cacache';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what was replaced, once a day, and what was used the longest time ago until the rest is well below the limit. The time of
 * use is that of the content's file, which every reader sets.
 * @param folder folder of the cache
 * @param limit in bytes
 */
export async function evict(folder: string, limit: number): Promise<void> {
  const tidied = await verify.lastRun(folder).catch(() => new Date(0));
  if (Date.now() - tidied.getTime() > day) await verify(folder);
  const contents = new Map<string, CacheObject[]>();
  // Equal content is kept once.
  for (const entry of Object.values(await ls(folder)))
    contents.set(entry.integrity, [...(contents.get(entry.integrity) ?? []), entry]);
  const used = await Promise.all(
    [...contents.values()].map(async (entries) => {
      const {path, size = 0} = entries[0]!;
      const time = await stat(path).catch(() => undefined);
      return {entries, size, usedAt: time?.mtimeMs ?? 0};
    }),
  );
  let size = used.reduce((sum, one) => sum + one.size, 0);
  if (size <= limit) return;
  for (const one of used.sort((a, b) => a.usedAt - b.usedAt)) {
    if (size <= limit * 0.8) return;
    size -= one.size;
    for (const {key} of one.entries) await rm.entry(folder, key);
    await rm.content(folder, one.entries[0]!.integrity);
  }
}
