import type {Root} from 'hast';
import {closest} from 'fastest-levenshtein';
import {selectAll} from 'hast-util-select';
import type {VFile} from 'vfile';
import {entriesByAddress} from './entries';
import {errorAt} from '../../../content/error-location';

/**
 * Checks the links to entries of a glossary: readers see the definition beside the term
 * (src/plugins/glossary/browser), at its first use on the page.
 * @throws when there is no such entry, or the page has linked it before
 */
export function glossaryLinks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const entries = await entriesByAddress(file.cwd);
    const linked = new Set<string>();
    for (const link of selectAll('a', tree)) {
      const address = String(link.properties.href);
      if (!/^\/(?:[^/#]+\/)?glossary\/#./.test(address)) continue;
      if (!entries.has(address)) {
        const advice = `write it, or link the nearest one, ${closest(address, [...entries.keys()])}`;
        throw errorAt(file, link, `no glossary has the entry ${address}: ${advice}`);
      }
      if (linked.has(address)) {
        const message = `the page has a link to the entry ${address} before this one: leave the first`;
        throw errorAt(file, link, message);
      }
      linked.add(address);
    }
  };
}
