import type {Cache, Computation} from '../../../cache';
import type {DocumentationVersion} from '../../../versions';
import type {Ids} from './read-own-pages';

/** Ids of headings by address, for every page a README may link to. */
export type KnownPages = ReadonlyMap<string, ReadonlySet<string>>;

const headingIds: Computation = {name: 'ids of our pages', module: import.meta.url};

/**
 * Gives the pages written here; mirrored ones that lie on disk from an earlier run do not count.
 * They are read once: parsing them takes longer than all READMEs.
 */
export async function ownPages(
  siteDir: string,
  versions: readonly DocumentationVersion[],
  cache: Cache,
): Promise<KnownPages> {
  const pages = await cache.kept(headingIds, [versions], async (): Promise<Ids[]> => {
    // Loaded only when needed: the parsers take a second.
    const {readOwnPages} = await import('./read-own-pages');
    return readOwnPages(siteDir, versions);
  });
  return new Map(pages.map(([address, ids]) => [address, new Set(ids)]));
}
