import {closest} from 'fastest-levenshtein';
import {memoize} from '../../memoize';
import {permalinkOfFile} from '../../content/permalink';
import {linesOfIds} from '../../content/anchors';
import {type AddressList, addressLists, readAddresses, splitAddress} from '../../data/addresses';
import {versionOf, withoutBase} from '../../versions';
import {dataFile} from '../../versions/data';
import movedAnchors from '../../versions/moved-anchors.data.cjs';
import type {PageRule} from '../rule';

/** Id of the heading that the theme adds above related links. */
export const furtherReadingId = 'further-reading';

/** Published heading ids, by the path of their page. */
const publicIds = memoize(async (siteDir: string) => {
  const lists = Object.keys(addressLists) as AddressList[];
  const addresses = await Promise.all(lists.map((list) => readAddresses(siteDir, list)));
  const ids = new Map<string, Set<string>>();
  for (const {path, id} of addresses.flat().map(splitAddress)) {
    const page = path.replace(/\/?$/, '/');
    if (id !== undefined) ids.set(page, (ids.get(page) ?? new Set()).add(id));
  }
  return ids;
});

/**
 * Suggests a fix for a published id that no longer exists.
 * @param page path of its page
 * @param ids the current ids of the page, of which the nearest is suggested
 */
export const fixForMissingId = (page: string, id: string, ids: Iterable<string>): string =>
  `set the id of the heading that tells it with {#${id}}, or add to ${dataFile(versionOf(page), 'moved-anchors')} under "${withoutBase(page)}": "${id}": "#${closest(id, [...ids])}"`;

/**
 * Checks that every published heading id still exists or is listed as moved. That the targets of moved
 * ids exist is checked by `test/build/addresses.test.ts`.
 */
export const headingIds: PageRule = {
  name: 'heading-ids',
  async check({file, frontMatter, tree, linesAbove}, {siteDir}) {
    const url = permalinkOfFile(file);
    const lines = linesOfIds(tree);
    const isThere = (id: string) =>
      lines.has(id) || (id === furtherReadingId && frontMatter?.related);
    return [...((await publicIds(siteDir)).get(url) ?? [])]
      .filter((id) => !isThere(id) && movedAnchors[url]?.[id] === undefined)
      .map((id) => ({
        line: linesAbove + (lines.get(closest(id, [...lines.keys()])) ?? 1),
        message: `${url} has no heading #${id}`,
        why: 'it was public, and links to it have to arrive',
        fix: fixForMissingId(url, id, lines.keys()),
      }));
  },
};
