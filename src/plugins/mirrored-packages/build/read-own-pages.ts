import {otherAddresses} from '../../../config/other-addresses';
import type {DocumentationVersion} from '../../../versions';
import {pagesOf} from '../../../content/node';
import {readVersion} from '../../../content/read-version';

/** An address and the ids of its headings. */
export type Ids = readonly [address: string, ids: readonly string[]];

/** Mirrored pages begin with an underscore. */
const ours = /^[^_]/;

/** Reads the addresses and headings of the pages that are no mirrored ones. */
export async function readOwnPages(
  siteDir: string,
  versions: readonly DocumentationVersion[],
): Promise<Ids[]> {
  const read = versions.map((version) => readVersion(siteDir, version, {names: ours}));
  const pages = (await Promise.all(read)).flatMap(({root}) => pagesOf(root));
  return [
    ...otherAddresses.map((address) => [address, []] as const),
    ...pages.map(({url, anchors}) => [url, anchors.map(({id}) => id)] as const),
  ];
}
