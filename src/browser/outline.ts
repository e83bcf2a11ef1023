import type {TOCItem} from '@docusaurus/mdx-loader';
import type {AnchorRow} from '@site/src/types/content';

/** A heading in the sidebar, with the ones below it. */
export interface OutlineEntry {
  id: string;
  /** HTML without elements other than `code`; plain text for headings of other pages. */
  title: string;
  children: OutlineEntry[];
}

/** Gives the headings of the current page from its table of contents, which is HTML. */
export function outlineOf(toc: readonly TOCItem[]): OutlineEntry[] {
  const otherTags = /<(?!\/?code>)[^>]*>?/g;
  return nestHeadings(
    toc.map(({level, value, id}) => ({level, id, title: value.replace(otherTags, '')})),
  );
}

/** Gives the headings of another page, as the content index publishes them. */
export function outlineOfAnchors(anchors: readonly AnchorRow[]): OutlineEntry[] {
  return nestHeadings(anchors.map(([level, title, id]) => ({level, id, title})));
}

type Heading = Omit<OutlineEntry, 'children'> & Pick<TOCItem, 'level'>;

/** Nests third-level headings in second-level ones; others are left out. */
function nestHeadings(headings: readonly Heading[]): OutlineEntry[] {
  const roots: OutlineEntry[] = [];
  for (const {level, id, title} of removeCommonPrefixes(headings)) {
    const entry: OutlineEntry = {id, title, children: []};
    const parent = roots.at(-1);
    if (level === 2 || (level === 3 && !parent)) roots.push(entry);
    else if (level === 3) parent!.children.push(entry);
  }
  return roots;
}

/** A prefix that at least so many headings share is left out. */
const minHeadingsWithPrefix = 3;

/**
 * Removes `output.` from `output.filename` when several headings of the page have it: the part that
 * differs would be cut off at the edge of the sidebar.
 */
function removeCommonPrefixes(headings: readonly Heading[]): readonly Heading[] {
  const prefixes = headings.map(
    ({title}) => /^(?:<code>)?([\w$]+\.)[\w$*[\].]+(?:<\/code>)?$/.exec(title)?.[1],
  );
  return headings.map((heading, index) => {
    const prefix = prefixes[index];
    if (!prefix || prefixes.filter((other) => other === prefix).length < minHeadingsWithPrefix)
      return heading;
    return {...heading, title: heading.title.replace(prefix, '')};
  });
}
