import {otherAddresses} from '../../config/other-addresses';
import type {DocumentationVersion} from '../../config/versions';
import {isMirrored} from '../content-index/address';
import {pagesOf} from '../content-index/node';
import {readVersion} from '../content-index/read-version';

/** Ids of headings by address, for every page a README may link to. */
export type KnownPages = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the pages written here; mirrored ones that lie on disk from an earlier run do not count. */
export async function readOwnPages(
  siteDir: string,
  versions: readonly DocumentationVersion[],
): Promise<Map<string, ReadonlySet<string>>> {
  const read = versions.map((version) => readVersion(siteDir, version, {isLeftOut: isMirrored}));
  const pages = (await Promise.all(read)).flatMap(({root}) => pagesOf(root));
  return new Map<string, ReadonlySet<string>>([
    ...otherAddresses.map((address) => [address, new Set<string>()] as const),
    ...pages.map(({url, anchors}) => [url, new Set(anchors.map(({id}) => id))] as const),
  ]);
}
