import type {Heading, Root, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Anchor} from './node';
import {giveHeadingIds} from './parse-body';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';

/**
 * Gives the headings to level 3 of a tree that `parseBody` gave, with the ids that Docusaurus
 * renders: its own plugin sets them.
 */
export function anchorsIn(tree: Root): Anchor[] {
  return headingsIn(tree)
    .filter(({depth}) => depth <= 3)
    .map(anchorOf);
}

/** Gives where a heading of level 3 or above leads, of a tree that `parseBody` gave. */
export const anchorOf = (heading: Heading): Anchor => ({
  title: toString(heading, {includeHtml: false}),
  id: idOf(heading),
  level: heading.depth as Anchor['level'],
});

/** Gives the ids that the headings of a tree will have on the page, all levels; the tree stays as it is. */
export async function headingIdsOf(tree: Root): Promise<ReadonlySet<string>> {
  // The plugin removes explicit ids from the text, which is still needed: work on copies.
  const headings = headingsIn(tree).map((heading) => structuredClone(heading));
  await giveHeadingIds({type: 'root', children: headings});
  return new Set(headings.map(idOf));
}

const idOf = (heading: Heading) => (heading.data as {id: string}).id;

function headingsIn(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading: Heading) => void headings.push(heading));
  return headings;
}

/** Gives the ids of a page's headings, and of the HTML and components in it, with their lines. */
export function linesOfIds(tree: Root): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  visit(tree, (node) => {
    for (const id of idsOf(node)) lines.set(id, node.position?.start.line ?? 1);
  });
  return lines;
}

const idsOf = (node: Nodes): string[] =>
  node.type === 'heading' ? [(node.data as {id: string}).id] : attributesIn(node, '', ['id']);

/**
 * Gives the values of attributes in a piece of HTML, or of a component of MDX.
 * @param element name of the HTML elements that count; any unless given
 */
export function attributesIn(node: Nodes, element: string, names: readonly string[]): string[] {
  if (node.type === 'html') {
    const elements = selectAll(`${element}[${names[0]}]`, fromHtml(node.value, {fragment: true}));
    return elements.map(({properties}) => String(properties[names[0]!]));
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    names.includes(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}
