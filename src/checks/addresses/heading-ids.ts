import {closest} from 'fastest-levenshtein';
import {memoize} from '../../memoize';
import {addressOfFile} from '../../content/address';
import {linesOfIds} from '../../content/anchors';
import {type AddressList, addressLists, readAddresses, splitAddress} from '../../data/addresses';
import {versionOf, withoutBase} from '../../versions';
import {dataFile} from '../../versions/data';
import movedAnchors from '../../versions/moved-anchors.data.cjs';
import type {PageRule} from '../rule';

/** Id of the heading above the related links, which the theme adds to pages that have some. */
export const furtherReadingId = 'further-reading';

/** Ids that have to lead to their subject, by the address of their page. */
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
 * Says what to do about an id that is gone.
 * @param page its address
 * @param ids of the headings that are there, one of which may be meant
 */
export const wayToKeep = (page: string, id: string, ids: Iterable<string>): string =>
  `set the id of the heading that tells it with {#${id}}, or add to ${dataFile(versionOf(page), 'moved-anchors')} under "${withoutBase(page)}": "${id}": "#${closest(id, [...ids])}"`;

/**
 * No heading loses an id that was public once. Whether the target of a move is there is left to
 * `test/build/addresses.test.ts`.
 */
export const headingIds: PageRule = {
  name: 'heading-ids',
  async check({file, frontMatter, tree, linesAbove}, {siteDir}) {
    const url = addressOfFile(file);
    const lines = linesOfIds(tree);
    const isThere = (id: string) =>
      lines.has(id) || (id === furtherReadingId && frontMatter?.related);
    return [...((await publicIds(siteDir)).get(url) ?? [])]
      .filter((id) => !isThere(id) && movedAnchors[url]?.[id] === undefined)
      .map((id) => ({
        line: linesAbove + (lines.get(closest(id, [...lines.keys()])) ?? 1),
        message: `${url} has no heading #${id}`,
        why: 'it was public, and links to it have to arrive',
        fix: wayToKeep(url, id, lines.keys()),
      }));
  },
};
