import * as headingsModule from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Plugin, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {withPlainIds} from './fences/fence';

type HeadingsPlugin = Plugin<[{anchorsMaintainCase: boolean}], Root>;
interface HeadingsModule {
  default: HeadingsPlugin | {default: HeadingsPlugin};
}

// A CommonJS module, whose default export native ESM wraps once more than jiti does.
const {default: wrapped} = headingsModule as unknown as HeadingsModule;
const headingIds = 'default' in wrapped ? wrapped.default : wrapped;

const idGiver = unified().use(headingIds, {anchorsMaintainCase: false});
const parsers = {
  '.md': unified().use(remarkParse).use(remarkGfm).use(remarkDirective),
  '.mdx': unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective),
};

/** Gives the headings of a tree their ids, as `data.id`, the ones Docusaurus renders. */
export async function giveHeadingIds(tree: Root): Promise<void> {
  await idGiver.run(tree);
}

/**
 * Parses a page the way Docusaurus' MDX loader does.
 * @param body Markdown below the front matter
 * @returns the tree, whose headings have their ids as `data.id`, the ones Docusaurus renders; and the
 *   text that its places refer to, in which the marks of explicit ids are escaped
 * @throws when MDX cannot be parsed
 */
export async function parseBody(body: string, extension: '.md' | '.mdx') {
  const text = escapeMarkdownHeadingIds(body);
  const tree = parsers[extension].parse(text);
  await giveHeadingIds(tree);
  visit(tree, 'code', (code) => {
    code.value = withPlainIds(code.value);
  });
  return {tree, text};
}
