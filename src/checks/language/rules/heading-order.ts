import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Finding, PageRule} from '../../../content/page';

/** Headings go down one level at a time: menus and screen readers make a tree of them. */
export const headingOrder: PageRule = {
  name: 'heading-order',
  check({tree, linesAbove}) {
    const findings: Finding[] = [];
    // The title of the page is its only h1.
    let last = 1;
    visit(tree, 'heading', (heading) => {
      const line = (heading.position?.start.line ?? 1) + linesAbove;
      const text = toString(heading).trim();
      if (heading.depth === 1) {
        const why = 'the title in the front matter is the only one';
        findings.push({line, what: `"${text}" is a second h1`, why, fix: 'begin it with ##'});
      } else if (heading.depth > last + 1) {
        findings.push({
          line,
          what: `"${text}" is an h${heading.depth} below an h${last}`,
          why: 'a level is left out, and the tree of headings has a hole',
          fix: `begin it with ${'#'.repeat(last + 1)}`,
        });
      }
      last = heading.depth;
    });
    return findings;
  },
};
