import {readdir, rm as remove, stat} from 'node:fs/promises';
import path from 'node:path';
import {type CacheObject, ls, rm} from 'cacache';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what was replaced at least a day ago, and what was used the longest time ago until the
 * rest is well below the limit. The time of use is that of the content's file, which every reader
 * sets. Other processes may write meanwhile, which cacache's own `verify` does not allow.
 * @param folder folder of the cache
 * @param limit in bytes
 */
export async function evict(folder: string, limit: number): Promise<void> {
  const entries = Object.values(await ls(folder));
  await removeReplaced(folder, new Set(entries.map(({path: file}) => file)));
  const contents = new Map<string, CacheObject[]>();
  // Equal content is kept once.
  for (const entry of entries)
    contents.set(entry.integrity, [...(contents.get(entry.integrity) ?? []), entry]);
  const used = await Promise.all(
    [...contents.values()].map(async (equal) => {
      const {path: file, size = 0} = equal[0]!;
      const time = await stat(file).catch(() => undefined);
      return {entries: equal, size, usedAt: time?.mtimeMs ?? 0};
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

/** Removes contents that no entry names and nobody has used for a day. */
async function removeReplaced(folder: string, named: ReadonlySet<string>): Promise<void> {
  const root = path.join(folder, 'content-v2');
  const found = await readdir(root, {recursive: true, withFileTypes: true}).catch(() => []);
  for (const entry of found) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || named.has(file)) continue;
    const time = await stat(file).catch(() => undefined);
    if (time && Date.now() - time.mtimeMs > day) await remove(file, {force: true});
  }
}
