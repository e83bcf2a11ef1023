import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Anchor} from './node';
import {giveHeadingIds} from './parse-body';

/**
 * Gives the headings to level 3 of a tree that `parseBody` gave, with the ids that Docusaurus
 * renders: its own plugin sets them.
 */
export function anchorsIn(tree: Root): Anchor[] {
  return headingsIn(tree)
    .filter(({depth}) => depth <= 3)
    .map((heading) => ({
      title: toString(heading, {includeHtml: false}),
      id: idOf(heading),
      level: heading.depth as Anchor['level'],
    }));
}

/** Gives the ids that the headings of a tree will have on the page, all levels; the tree stays as it is. */
export async function headingIdsOf(tree: Root): Promise<ReadonlySet<string>> {
  // The plugin takes explicit ids out of the text, which has yet to be written.
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
