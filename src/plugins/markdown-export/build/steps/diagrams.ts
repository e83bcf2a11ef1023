import type {Paragraph, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import type {DiagramNode} from '../../../../markdown/diagrams';
import {list, paragraph, strong, text} from '../nodes';
import type {ExportedPage} from '../exported-page';

/** Writes a figure as its caption, and what it draws as the sentences for those who do not see it. */
export function diagrams({tree}: ExportedPage): void {
  visit(tree, (node, index, parent) => {
    const own = node as unknown as DiagramNode;
    if (own.type !== 'diagram' || !parent || index === undefined) return undefined;
    const {sentences, number} = own;
    const caption = (fromMarkdown(own.caption).children[0] as Paragraph).children;
    const written: RootContent[] = [
      paragraph(strong(text(`Figure ${number}`)), text(' '), ...caption),
      list(sentences.map((sentence) => [text(sentence)])),
    ];
    (parent.children as RootContent[]).splice(index, 1, ...written);
    return index + written.length;
  });
}
