import {otherAddresses} from '../../../config/other-addresses';
import {pagesOf} from '../../../content/node';
import {readVersion} from '../../../content/read-version';
import type {DocumentationVersion} from '../../../versions';

/** Ids of headings by address, for every page a README may link to. */
export type KnownPages = ReadonlyMap<string, ReadonlySet<string>>;

/** Mirrored pages begin with an underscore. */
const ours = /^[^_]/;

/** Reads the pages written here; mirrored ones that lie on disk from an earlier run do not count. */
export async function ownPages(
  siteDir: string,
  versions: readonly DocumentationVersion[],
): Promise<KnownPages> {
  const read = versions.map((version) => readVersion(siteDir, version, {names: ours}));
  const pages = (await Promise.all(read)).flatMap(({root}) => pagesOf(root));
  return new Map([
    ...otherAddresses.map((address) => [address, new Set<string>()] as const),
    ...pages.map(({url, anchors}) => [url, new Set(anchors.map(({id}) => id))] as const),
  ]);
}
