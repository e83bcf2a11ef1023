import path from 'node:path';
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {VFile} from 'vfile';
import {pagePath} from '../content/page-path';
import {type Section, sections} from '../config/sections';
import {versionOfFile} from '../versions';

/**
 * Puts the list of a section's pages, the component `SectionPages`, into its first page: below the
 * paragraph that says what the section is for, and what its colon announces. The first page of the
 * concepts is an introduction as a whole, and the list follows it.
 */
export function sectionPages() {
  return ({children}: Root, file: VFile): void => {
    const section = sectionBegunBy(pagePath(file));
    if (!section) return;
    const introduction = children.findIndex(
      (node) => node.type === 'element' && node.tagName === 'p',
    );
    const at = section === 'concepts' ? children.length : endOfIntroduction(children, introduction);
    children.splice(at, 0, {
      type: 'mdxJsxFlowElement',
      name: 'SectionPages',
      attributes: [],
      children: [],
    });
  };
}

/** Gives the place below a paragraph, or below the code and tables that it announces. */
function endOfIntroduction(children: Root['children'], paragraph: number): number {
  const first = children[paragraph];
  if (!first || !toString(first).trimEnd().endsWith(':')) return paragraph + 1;
  const next = children.findIndex(
    (node, index) =>
      index > paragraph && node.type === 'element' && /^(?:p|h\d)$/.test(node.tagName),
  );
  return next === -1 ? children.length : next;
}

/** Gives the section whose first page a file is. */
function sectionBegunBy(file: string): Section | undefined {
  const inVersion = path.posix.relative(versionOfFile(file).folder, file);
  return sections.find((section) => /^index\.mdx?$/.test(path.posix.relative(section, inVersion)));
}
