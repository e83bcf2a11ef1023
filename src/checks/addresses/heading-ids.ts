import {addressOfFile} from '../../content/address';
import {parseFrontMatter} from '../../content/front-matter';
import {linesOfIds} from '../../content/anchors';
import type {CheckedPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import type {TextRule} from '../rules/rule';
import type {MovedAnchors} from '../../versions/moved-anchors';
import {furtherReadingId, lost, splitAddress} from './lost';

/**
 * Makes the rule that no heading loses an id that was public once. It sees one page, so that it
 * needs no built site: whether the target of a move to another page exists is left to
 * `test/build/addresses.test.ts`.
 * @param addresses every address that has to lead to its subject
 */
export function headingIds(addresses: readonly string[], moved: MovedAnchors): TextRule {
  return {
    name: 'heading-ids',
    check(page): Finding[] {
      const url = addressOfFile(page.file);
      const lines = linesOfIds(page.tree);
      const ids = new Set([...lines.keys(), ...idsOfTheme(page)]);
      const site = {
        follow: (path: string) => path,
        idsOf: (path: string) => (path === url ? ids : undefined),
        moved,
      };
      const own = addresses
        .map(splitAddress)
        .filter(({path}) => path === url || `${path}/` === url);
      const wanted = new Set(own.flatMap(({id}) => id ?? []));
      const isListed = (address: string) => wanted.has(splitAddress(address).id ?? '');
      return [...wanted].flatMap((id): Finding[] => {
        const found = lost(`${url}#${id}`, site, isListed);
        if (!found) return [];
        const line = page.linesAbove + (lines.get(found.likely ?? '') ?? 1);
        const why = `it was public at ${url}#${id}, and links to it have to arrive`;
        return [{line, what: found.what, why, fix: found.fix}];
      });
    },
  };
}

function idsOfTheme({source, file}: CheckedPage): string[] {
  const {related = []} = parseFrontMatter(source, file, false).frontMatter ?? {};
  return related.length > 0 ? [furtherReadingId] : [];
}
