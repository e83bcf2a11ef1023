import path from 'node:path';
import type {DocumentationVersion} from '../../../versions';
import {KeptResults} from './result-cache';
import type {Ids} from './read-own-pages';

/** Ids of headings by address, for every page a README may link to. */
export type KnownPages = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Gives the pages written here; mirrored ones that lie on disk from an earlier run do not count.
 * They are read once: parsing them takes longer than all READMEs.
 * @param state fingerprint of all that they are read from
 */
export async function ownPages(
  siteDir: string,
  versions: readonly DocumentationVersion[],
  state: string,
  onUnkept?: (reason: Error) => void,
): Promise<KnownPages> {
  const kept = new KeptResults(path.join(siteDir, '.mirror-cache'), 'own-pages:', onUnkept);
  const entry = await kept.read(state);
  if (entry) return knownPages(JSON.parse(entry.data.toString('utf8')) as Ids[]);
  // Loaded only when needed: the parsers take a second.
  const {readOwnPages} = await import('./read-own-pages');
  const pages = await readOwnPages(siteDir, versions);
  await kept.write(state, JSON.stringify(pages));
  await kept.forgetOthers();
  return knownPages(pages);
}

const knownPages = (pages: readonly Ids[]): KnownPages =>
  new Map(pages.map(([address, ids]) => [address, new Set(ids)]));
