import type {Heading, Root, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Anchor} from './index-node';
import {addHeadingIds} from './parse-body';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';

/**
 * Gives the headings up to level 3 of a tree from `parseBody`, with the ids that Docusaurus renders.
 */
export function anchorsIn(tree: Root): Anchor[] {
  return headingsIn(tree)
    .filter(({depth}) => depth <= 3)
    .map(anchorOf);
}

/** Gives the anchor of a heading up to level 3, in a tree from `parseBody`. */
export const anchorOf = (heading: Heading): Anchor => ({
  title: toString(heading, {includeHtml: false}),
  id: idOf(heading),
  level: heading.depth as Anchor['level'],
});

/** Computes the ids that all headings of a tree will have on the page, without changing the tree. */
export async function headingIdsOf(tree: Root): Promise<ReadonlySet<string>> {
  // The plugin removes explicit ids from the text, so it works on copies.
  const headings = headingsIn(tree).map((heading) => structuredClone(heading));
  await addHeadingIds({type: 'root', children: headings});
  return new Set(headings.map(idOf));
}

const idOf = (heading: Heading) => (heading.data as {id: string}).id;

function headingsIn(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading: Heading) => void headings.push(heading));
  return headings;
}

/** Gives all ids of a page, of its headings, HTML and components, with their lines. */
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
 * Gives the values of attributes in a node of HTML, or of a component of MDX.
 * @param element limits HTML to elements of this name; empty for all
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
