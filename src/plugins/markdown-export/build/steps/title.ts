import {heading, paragraph, text} from '../nodes';
import type {ExportedPage} from '../exported-page';

/** Starts the text as the page does: with title and lead. */
export function title({tree, node}: ExportedPage): void {
  tree.children.unshift(heading(1, node.title), paragraph(text(node.description)));
}
