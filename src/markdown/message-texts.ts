import type {Root, RootContent, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt, isMirrored} from '../content/place';
import {readReference} from '../reference';
import type {MessageFact} from '../reference/messages/read-messages';
import {beginningOf} from '../reference/messages/beginning';
import {versionOfPage} from './options/find-option';
import {cell} from './tables/cells';

/**
 * Reads `::messages[error]` or `::messages[warning]`: in the table above it, whose rows begin with
 * classes of messages, each class leads to the line of webpack's source, and a column shows how its
 * text begins.
 * @throws naming file and line, when there is no table, or when webpack has no such class of the kind
 */
export function messageTexts() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const tables: {rows: TableRow[]; kind: string}[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'messages' || !parent || index === undefined) return undefined;
      const table = parent.children[index - 1] as RootContent | undefined;
      if (table?.type !== 'table') throw errorAt(file, node, 'messages: it belongs below a table');
      const [head, ...rows] = table.children;
      head!.children.splice(1, 0, cell({type: 'text', value: 'Its text begins with'}));
      table.align?.splice(1, 0, null);
      tables.push({rows, kind: toString(node)});
      parent.children.splice(index, 1);
      return index;
    });
    if (tables.length === 0) return;
    const {areas} = await readReference(versionOfPage(file));
    for (const {rows, kind} of tables) {
      for (const row of rows) {
        const name = toString(row.children[0]);
        const message = areas.messages.find((one) => one.name === name && one.kind === kind);
        if (!message) throw errorAt(file, row, `messages: webpack has no ${kind} "${name}"`);
        row.children.splice(0, 1, ...cellsOf(message));
      }
    }
  };
}

function cellsOf({name, source, texts}: MessageFact): TableCell[] {
  const beginning = beginningOf(texts);
  return [
    cell({type: 'link', url: source, children: [{type: 'inlineCode', value: name}]}),
    cell(
      beginning ? {type: 'inlineCode', value: beginning} : {type: 'text', value: 'several texts'},
    ),
  ];
}
