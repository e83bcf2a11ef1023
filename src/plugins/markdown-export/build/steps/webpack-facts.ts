import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {WebpackFactsNode} from '../../../../markdown/facts/read-facts';
import {factText, list, text} from '../nodes';
import type {ExportedPage} from '../exported-page';

/** Writes what webpack knows of a name as a list below its heading. */
export function webpackFacts({tree}: ExportedPage): void {
  visit(tree, (node, index, parent) => {
    const facts = node as unknown as WebpackFactsNode;
    if (facts.type !== 'webpackFacts' || !parent || index === undefined) return;
    const entries = facts.rows.map(({term, parts}) => [text(`${term}: `), ...parts.map(factText)]);
    (parent.children as RootContent[])[index] = list(entries);
  });
}
