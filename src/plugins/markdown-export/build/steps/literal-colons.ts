import type {PhrasingContent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {paragraph, text} from '../nodes';
import type {ExportedPage} from '../exported-page';

/** Gives colons back to the text: of the directives only those with a body mean something here. */
export function literalColons(page: ExportedPage): void {
  visit(page.tree, ['textDirective', 'leafDirective'], (node, index, parent) => {
    if (!parent || index === undefined) return;
    const literal = text(page.sourceOf(node));
    const children = parent.children as (RootContent | PhrasingContent)[];
    children[index] = node.type === 'leafDirective' ? paragraph(literal) : literal;
  });
}
