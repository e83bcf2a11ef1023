import {versions} from '.';
import {byVersion, type Moved} from './moved-anchors-by-version';

/**
 * Heading ids that were public once and have moved, by address of the page they were on. Each
 * version keeps its own in `_version/moved-anchors.json`, so that readers stay in their version.
 * A value is an address of this site, or `#id` for another heading of the same page.
 */
export const movedAnchors: Moved = Object.fromEntries(
  versions.flatMap(({label, base}) => {
    const within = (address: string) => address.replace(/^\//, base);
    return Object.entries(byVersion[label] ?? {}).map(([page, ids]) => [
      within(page),
      Object.fromEntries(Object.entries(ids).map(([id, target]) => [id, within(target)])),
    ]);
  }),
);
