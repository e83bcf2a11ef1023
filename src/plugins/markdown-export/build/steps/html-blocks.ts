import {fromHtml} from 'hast-util-from-html';
import {type Handle, toMdast} from 'hast-util-to-mdast';
import type {Html, PhrasingContent, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {boldLine} from '../nodes';
import type {ExportedPage} from '../exported-page';

const handlers: Record<string, Handle> = {
  /** The line that opens a box; what is in the box follows it. */
  summary: (state, node) => boldLine(state.all(node) as PhrasingContent[]),
};
const nodeHandlers = {comment: () => undefined};

/** Where a node of HTML is a block; elsewhere it is a tag within a line. */
const blockParents = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/**
 * Turns blocks of HTML into Markdown. A box that opens around Markdown is one block, the tag that
 * closes it another: alone they say nothing, and go. HTML within a line is Markdown too, and stays.
 */
export function htmlBlocks({tree}: ExportedPage): void {
  visit(tree, 'html', (node: Html, index, parent) => {
    if (!parent || index === undefined || !blockParents.has(parent.type)) return undefined;
    const html = fromHtml(node.value, {fragment: true});
    const {children} = toMdast(html, {handlers, nodeHandlers}) as Root;
    (parent.children as RootContent[]).splice(index, 1, ...children);
    return [SKIP, index + children.length];
  });
}
