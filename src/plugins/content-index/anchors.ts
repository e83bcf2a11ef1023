import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Anchor} from './node';
import {parseBody} from './parse-body';

/**
 * Collects the headings of a page to level 3, with the ids that Docusaurus renders:
 * its own plugin sets them, on a tree parsed the way its MDX loader parses.
 * @param body Markdown below the front matter
 * @throws when MDX cannot be parsed
 */
export async function readAnchors(body: string, extension: '.md' | '.mdx'): Promise<Anchor[]> {
  const headings = await readHeadings(body, extension);
  return headings
    .filter(({depth}) => depth <= 3)
    .map((heading) => ({
      title: toString(heading, {includeHtml: false}),
      id: idOf(heading),
      level: heading.depth as Anchor['level'],
    }));
}

/** Collects the ids of a page's headings of every level, as `readAnchors` does. */
export async function readHeadingIds(
  body: string,
  extension: '.md' | '.mdx',
): Promise<ReadonlySet<string>> {
  return new Set((await readHeadings(body, extension)).map(idOf));
}

const idOf = (heading: Heading) => (heading.data as {id: string}).id;

async function readHeadings(body: string, extension: '.md' | '.mdx'): Promise<Heading[]> {
  const {tree} = await parseBody(body, extension);
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading: Heading) => void headings.push(heading));
  return headings;
}
