import current from '../../docs/_version/moved-anchors.json' with {type: 'json'};
import version4 from '../../versioned_docs/version-4/_version/moved-anchors.json' with {type: 'json'};
import type {VersionLabel} from './version';

/** New places of heading ids by the address of their page, both without the version's prefix. */
export type Moved = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The list of each version that has one; written by `npm run cut`. */
export const byVersion: Readonly<Record<VersionLabel, Moved>> = {
  '5': current,
  '4': version4,
};
