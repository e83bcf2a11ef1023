import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Change} from './change';

/**
 * Makes all changes or none: everything is written beside the site first, which is where a disk
 * gets full, and then only moved.
 * @throws what went wrong, after everything is as it was
 */
export async function applyChanges(siteDir: string, changes: readonly Change[]): Promise<void> {
  // On the same disk as the site, so that moving is renaming; outside of what git looks at.
  const room = path.join(siteDir, 'node_modules');
  await mkdir(room, {recursive: true});
  const staged = await mkdtemp(path.join(room, '.cut-'));
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const change of changes) await stage(siteDir, path.join(staged, 'new'), change);
    for (const {file} of changes) {
      const target = path.join(siteDir, file);
      const kept = path.join(staged, 'old', file);
      if (existsSync(target)) {
        await mkdir(path.dirname(kept), {recursive: true});
        await rename(target, kept);
        undo.unshift(() => rename(kept, target));
      }
      const made = await mkdir(path.dirname(target), {recursive: true});
      if (made !== undefined) undo.unshift(() => rm(made, {recursive: true}));
      await rename(path.join(staged, 'new', file), target);
      undo.unshift(() => rm(target));
    }
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  } finally {
    await rm(staged, {recursive: true, force: true});
  }
}

async function stage(siteDir: string, folder: string, change: Change): Promise<void> {
  const target = path.join(folder, change.file);
  await mkdir(path.dirname(target), {recursive: true});
  if ('copyOf' in change) await cp(path.join(siteDir, change.copyOf), target);
  else await writeFile(target, change.text);
}
