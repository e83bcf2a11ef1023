import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Areas} from '../../reference';

/** Where an upgrade keeps what it needs to go on; git ignores it. */
const folder = '.upgrade';
const stateFile = `${folder}/before.json`;
export const workListFile = `${folder}/list.md`;

/** An upgrade that has begun: the release before, and what it said of itself. */
export interface Unfinished {
  version: string;
  name: string;
  before: string;
  release: string;
  areas: Areas;
}

/** Reads the upgrade to a release that was begun here, if there is one. */
export function readUnfinished(
  wanted: Pick<Unfinished, 'name' | 'release'>,
  siteDir: string,
): Unfinished | undefined {
  const file = path.join(siteDir, stateFile);
  if (!existsSync(file)) return undefined;
  const unfinished = JSON.parse(readFileSync(file, 'utf8')) as Unfinished;
  const isWanted = unfinished.name === wanted.name && unfinished.release === wanted.release;
  return isWanted ? unfinished : undefined;
}

/** Keeps what the release before said, because the installation replaces it. */
export function keepUnfinished(unfinished: Unfinished, siteDir: string): void {
  mkdirSync(path.join(siteDir, folder), {recursive: true});
  writeFileSync(path.join(siteDir, stateFile), JSON.stringify(unfinished));
}
