import type {TOCItem} from '@docusaurus/mdx-loader';
import type {AnchorRow} from '@site/src/types/content';

/** A piece of a heading: prose, or something that can be typed. */
export interface TitlePart {
  text: string;
  isCode: boolean;
}

/** A heading in the sidebar, with the ones below it. */
export interface OutlineEntry {
  id: string;
  title: TitlePart[];
  children: OutlineEntry[];
}

/** Gives the headings of the page that is shown, from its table of contents: HTML with `code` elements. */
export function outlineOf(toc: readonly TOCItem[]): OutlineEntry[] {
  return nested(toc.map(({level, value, id}) => ({level, id, title: partsOf(value)})));
}

/** Gives the headings of another page, as the content index publishes them. */
export function outlineOfAnchors(anchors: readonly AnchorRow[]): OutlineEntry[] {
  return nested(anchors.map(([level, text, id]) => ({level, id, title: [{text, isCode: false}]})));
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
  const first = headings.map(({title}) => /^[\w$]+\.(?=[\w$*[\].]+$)/.exec(titleText(title))?.[0]);
  return headings.map((heading, index) => {
    const name = first[index];
    if (!name || first.filter((other) => other === name).length < common) return heading;
    const text = titleText(heading.title).slice(name.length);
    return {...heading, title: [{...heading.title[0]!, text}]};
  });
}

const titleText = (title: readonly TitlePart[]): string => title.map(({text}) => text).join('');

const entities: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"};

function partsOf(html: string): TitlePart[] {
  return html
    .split(/(<code>.*?<\/code>)/)
    .filter(Boolean)
    .map((piece) => ({
      text: piece
        .replace(/<[^>]*>/g, '')
        .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!),
      isCode: piece.startsWith('<code>'),
    }));
}
