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
  const processor = extension === '.mdx' ? mdx : markdown;
  const tree = await processor.run(processor.parse(escapeMarkdownHeadingIds(body)));
  const anchors: Anchor[] = [];
  visit(tree as Root, 'heading', (heading: Heading) => {
    const {depth} = heading;
    if (depth > 3) return;
    const {id} = heading.data as {id: string};
    anchors.push({
      title: toString(heading, {includeHtml: false}),
      id,
      level: depth as Anchor['level'],
    });
  });
  return anchors;
}
