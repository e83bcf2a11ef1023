import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isTabs, type TabDirective} from '../../../../markdown/tabs/directives';
import {boldLine, text} from '../nodes';
import type {ExportedPage} from '../exported-page';

/** Writes what stands in each tab below the tab's name. */
export function tabs({tree}: ExportedPage): void {
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (!isTabs(node) || !parent || index === undefined) return undefined;
    (parent.children as RootContent[]).splice(index, 1, ...node.children.flatMap(panel));
    return index;
  });
}

const panel = ({data, children}: TabDirective): RootContent[] => [
  boldLine([text(data.hProperties.name)]),
  ...children,
];
