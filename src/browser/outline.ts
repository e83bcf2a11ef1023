import type {TOCItem} from '@docusaurus/mdx-loader';
import type {AnchorRow} from '@site/src/types/content';

/** A heading in the sidebar, with the ones below it. */
export interface OutlineEntry {
  id: string;
  /** HTML without elements other than `code`; plain text on another page than the one that is shown. */
  title: string;
  children: OutlineEntry[];
}

/** Gives the headings of the page that is shown, from its table of contents, which is HTML. */
export function outlineOf(toc: readonly TOCItem[]): OutlineEntry[] {
  const otherTags = /<(?!\/?code>)[^>]*>?/g;
  return nested(
    toc.map(({level, value, id}) => ({level, id, title: value.replace(otherTags, '')})),
  );
}

/** Gives the headings of another page, as the content index publishes them. */
export function outlineOfAnchors(anchors: readonly AnchorRow[]): OutlineEntry[] {
  return nested(anchors.map(([level, title, id]) => ({level, id, title})));
}

type Heading = Omit<OutlineEntry, 'children'> & Pick<TOCItem, 'level'>;

/** Second-level headings with the third-level ones below them; others are left out. */
function nested(headings: readonly Heading[]): OutlineEntry[] {
  const roots: OutlineEntry[] = [];
  for (const {level, id, title} of withoutCommonNames(headings)) {
    const entry: OutlineEntry = {id, title, children: []};
    const parent = roots.at(-1);
    if (level === 2 || (level === 3 && !parent)) roots.push(entry);
    else if (level === 3) parent!.children.push(entry);
  }
  return roots;
}

/** From so many headings on, the name they all begin with is what the page is about. */
const common = 3;

/**
 * Leaves `output.` out of `output.filename` where most of a page's headings have it: what tells
 * them apart would be cut off at the edge of the sidebar.
 */
function withoutCommonNames(headings: readonly Heading[]): readonly Heading[] {
  const names = headings.map(
    ({title}) => /^(?:<code>)?([\w$]+\.)[\w$*[\].]+(?:<\/code>)?$/.exec(title)?.[1],
  );
  return headings.map((heading, index) => {
    const name = names[index];
    if (!name || names.filter((other) => other === name).length < common) return heading;
    return {...heading, title: heading.title.replace(name, '')};
  });
}
