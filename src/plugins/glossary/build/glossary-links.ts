import type {Element, Root} from 'hast';
import {closest} from 'fastest-levenshtein';
import {selectAll} from 'hast-util-select';
import type {VFile} from 'vfile';
import {glossaries, readGlossary} from './entries';
import {errorAt, isMirrored} from '../../../content/place';

/**
 * Reads the address of the glossary and the id of the entry that a link leads to; undefined for all
 * that lead to no entry of this site's glossaries.
 */
export function entryOf({tagName, properties}: Element) {
  if (tagName !== 'a') return undefined;
  const [, url, id] = /^(\/(?:[^/#]+\/)?glossary\/)#(.+)$/.exec(String(properties.href)) ?? [];
  return url !== undefined && id !== undefined ? {url, id} : undefined;
}

/**
 * Checks the links to entries of a glossary: readers see the definition where the term stands
 * (src/plugins/glossary/browser), at its first use on the page.
 * @throws when there is no such entry, or the page has linked it before
 */
export function glossaryLinks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const linked = new Set<string>();
    for (const link of selectAll('a', tree)) {
      const {url, id} = entryOf(link) ?? {};
      if (url === undefined || id === undefined) continue;
      const glossary = glossaries(file.cwd).find((candidate) => candidate.url === url);
      if (!glossary)
        throw errorAt(file, link, `${url} does not exist: that version has no glossary`);
      const ids = [...(await readGlossary(file.cwd, glossary.file)).keys()];
      if (!ids.includes(id)) {
        const advice = `write the entry, or link the nearest one, #${closest(id, ids)}`;
        throw errorAt(file, link, `${glossary.file} has no entry #${id}: ${advice}`);
      }
      if (linked.has(id)) {
        const message = `the page has a link to the entry #${id} before this one: leave the first`;
        throw errorAt(file, link, message);
      }
      linked.add(id);
    }
  };
}
