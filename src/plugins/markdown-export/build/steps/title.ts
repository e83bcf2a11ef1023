import {heading, paragraph, text} from '../nodes';
import type {TwinPage} from '../exported-page';

/** Starts the text as the page does: with title and lead. */
export function title({tree, node}: TwinPage): void {
  tree.children.unshift(heading(1, node.title), paragraph(text(node.description)));
}
