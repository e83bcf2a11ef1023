import type {Link, LinkReference} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {emptyLinkTexts} from '../../../config/language/link-texts';
import type {Finding, PageRule} from '../../../content/page';

/** Link texts say where they lead: readers jump from link to link, and hear only these. */
export const linkTexts: PageRule = {
  name: 'link-texts',
  check({tree, linesAbove}) {
    const findings: Finding[] = [];
    visit(tree, ['link', 'linkReference'], (node) => {
      const text = toString(node as Link | LinkReference).trim();
      const what = faultOf(text);
      if (what === undefined) return;
      findings.push({
        line: (node.position?.start.line ?? 1) + linesAbove,
        what,
        why: 'who goes from link to link hears nothing else',
        fix: 'link the words that name the target, such as its title',
      });
    });
    return findings;
  },
};

function faultOf(text: string): string | undefined {
  if (text === '') return 'a link has no text';
  const words = text
    .toLowerCase()
    .replace(/[\s.,:;!?…→»]+/g, ' ')
    .trim();
  return emptyLinkTexts.has(words)
    ? `the link text "${text}" does not say where it leads`
    : undefined;
}
