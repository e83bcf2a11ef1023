import * as headingsModule from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Plugin, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {unescapeHeadingIds} from './fences/fence';

type HeadingsPlugin = Plugin<[{anchorsMaintainCase: boolean}], Root>;
interface HeadingsModule {
  default: HeadingsPlugin | {default: HeadingsPlugin};
}

// A CommonJS module, whose default export native ESM wraps once more than jiti does.
const {default: headingsExport} = headingsModule as unknown as HeadingsModule;
const headingIds = 'default' in headingsExport ? headingsExport.default : headingsExport;

const headingIdProcessor = unified().use(headingIds, {anchorsMaintainCase: false});
const parsers = {
  '.md': unified().use(remarkParse).use(remarkGfm).use(remarkDirective),
  '.mdx': unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective),
};

/** Sets `data.id` of all headings of a tree to the ids that Docusaurus renders. */
export async function addHeadingIds(tree: Root): Promise<void> {
  await headingIdProcessor.run(tree);
}

/**
 * Parses a page the way Docusaurus' MDX loader does.
 * @param body Markdown below the front matter
 * @returns the tree, whose headings have the ids that Docusaurus renders in `data.id`; and the text that its
 *   positions refer to, in which explicit ids are escaped
 * @throws when MDX cannot be parsed
 */
export async function parseBody(body: string, extension: '.md' | '.mdx') {
  const text = escapeMarkdownHeadingIds(body);
  const tree = parsers[extension].parse(text);
  await addHeadingIds(tree);
  visit(tree, 'code', (code) => {
    code.value = unescapeHeadingIds(code.value);
  });
  return {tree, text};
}
