import current from '../../docs/_version/moved-anchors.json' with {type: 'json'};
import version4 from '../../versioned_docs/version-4/_version/moved-anchors.json' with {type: 'json'};
import {type VersionLabel, versions} from '.';

/** New places of heading ids by page: `#id` of the same page or an address of this site. */
export type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The list of each version, without its prefix; `npm run cut` adds one. */
const byVersion: Readonly<Record<VersionLabel, MovedAnchors>> = {
  '5': current,
  '4': version4,
};

/**
 * Heading ids that were public once and have moved, by address of the page they were on. Each
 * version keeps its own in `_version/moved-anchors.json`, so that readers stay in their version.
 */
export const movedAnchors: MovedAnchors = Object.fromEntries(
  versions.flatMap(({label, base}) => {
    const within = (address: string) => address.replace(/^\//, base);
    return Object.entries(byVersion[label] ?? {}).map(([page, ids]) => [
      within(page),
      Object.fromEntries(Object.entries(ids).map(([id, target]) => [id, within(target)])),
    ]);
  }),
);
