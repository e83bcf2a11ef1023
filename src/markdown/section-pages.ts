import path from 'node:path';
import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {pagePath} from '../content/page-path';
import {type Section, sections} from '../config/sections';
import {versionOfFile} from '../versions';

/**
 * Puts the list of a section's pages, the component `SectionPages`, into its first page: below the
 * paragraph that says what the section is for. The first page of the concepts is an introduction as
 * a whole, and the list follows it.
 */
export function sectionPages() {
  return ({children}: Root, file: VFile): void => {
    const section = sectionBegunBy(pagePath(file));
    if (!section) return;
    const introduction = children.findIndex(
      (node) => node.type === 'element' && node.tagName === 'p',
    );
    const at = section === 'concepts' ? children.length : introduction + 1;
    children.splice(at, 0, {
      type: 'mdxJsxFlowElement',
      name: 'SectionPages',
      attributes: [],
      children: [],
    });
  };
}

/** Gives the section whose first page a file is. */
function sectionBegunBy(file: string): Section | undefined {
  const inVersion = path.posix.relative(versionOfFile(file).folder, file);
  return sections.find((section) => /^index\.mdx?$/.test(path.posix.relative(section, inVersion)));
}
