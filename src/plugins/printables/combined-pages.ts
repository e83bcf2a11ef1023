import {createSlugger} from '@docusaurus/utils';
import {groupBy} from '../../group-by';
import {sections, sectionTitles} from '../../config/sections';
import {type DirectoryNode, isHidden, type PageNode, pagesOf} from '../../content/index-node';

/** A page that several pages make up, to be printed as one. */
export interface CombinedPage {
  /** URL, with a slash on both ends. */
  url: string;
  title: string;
  /** Its pages, in reading order. */
  pages: PageNode[];
  /** The section, with its first page, where the way back leads. */
  start: {title: string; url: string};
  /** All combined pages of the section when it is also given in parts: first the whole, then those. */
  choices: {title: string; url: string}[];
}

/** A section of more bytes of Markdown is also given in parts: its HTML alone has over 1.2 MB. */
const longSection = 400_000;

/**
 * Gives the combined pages of a version: one for every section, and one for the pages that lie in
 * none; of long sections also one for each group of the sidebar.
 */
export function combinedPages(root: DirectoryNode): CombinedPage[] {
  return [undefined, ...sections].flatMap((section) => {
    const pages = pagesToPrint(root, section);
    const [first] = pages;
    if (!first) return [];
    const url = `${root.url}${section ? `${section}/` : ''}printable/`;
    const title = section ? sectionTitles[section] : first.title;
    const whole = {url, title, pages};
    const size = pages.reduce((sum, page) => sum + page.size, 0);
    const parts = size > longSection ? partsOf(whole) : [];
    const choices = parts.length > 0 ? [{...whole, title: 'All pages'}, ...parts] : [];
    return [whole, ...parts].map((combined) => ({
      ...combined,
      start: {title, url: first.url},
      choices: choices.map((choice) => ({title: choice.title, url: choice.url})),
    }));
  });
}

/** Gives the combined pages of the groups of a section. Pages of no group are in the whole only. */
function partsOf({url, pages}: Pick<CombinedPage, 'url' | 'pages'>) {
  return groupBy(
    pages.filter(({group}) => group !== undefined),
    ({group}) => group,
  ).map((members) => {
    const title = members[0]!.group!;
    return {url: `${url}${createSlugger().slug(title)}/`, title, pages: members};
  });
}

/** Gives the pages of a section in reading order; without a section, those that lie in none. */
function pagesToPrint(root: DirectoryNode, section: string | undefined): PageNode[] {
  const nodes = root.children.filter(({type, name}) =>
    section === undefined ? type === 'file' : type === 'directory' && name === section,
  );
  return nodes.flatMap(pagesOf).filter((page) => !isHidden(page));
}
