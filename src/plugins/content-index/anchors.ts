import * as headingsModule from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Plugin, unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Anchor} from './node';

type HeadingsPlugin = Plugin<[{anchorsMaintainCase: boolean}], Root>;
interface HeadingsModule {
  default: HeadingsPlugin | {default: HeadingsPlugin};
}

// A CommonJS module: native ESM wraps its default export once more than jiti does.
const {default: wrapped} = headingsModule as unknown as HeadingsModule;
const headingIds = 'default' in wrapped ? wrapped.default : wrapped;

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(headingIds, {anchorsMaintainCase: false});
const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(headingIds, {anchorsMaintainCase: false});

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
  const processor = extension === '.mdx' ? mdx : markdown;
  const tree = await processor.run(processor.parse(escapeMarkdownHeadingIds(body)));
  const headings: Heading[] = [];
  visit(tree as Root, 'heading', (heading: Heading) => void headings.push(heading));
  return headings;
}
