import type {Root} from 'mdast';
import {closest} from 'fastest-levenshtein';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt, isMirrored} from '../../content/place';
import {type TableKind, tableKinds} from './kind';

/**
 * Reads `::table{kind=numbers}`: the kind of the table below it, where its cells suggest another.
 * @throws naming file and line, when there is no such kind, or no table below
 */
export function tableKindDirective() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'table' || !parent || index === undefined) return undefined;
      const kind = node.attributes?.kind ?? '';
      if (!tableKinds.includes(kind as TableKind)) {
        const nearest = closest(kind, [...tableKinds]);
        const message = `table: there is no kind "${kind}", the nearest is "${nearest}"`;
        throw errorAt(file, node, `${message}; there are ${tableKinds.join(', ')}`);
      }
      const table = parent.children[index + 1];
      if (table?.type !== 'table') throw errorAt(file, node, 'table: put it above a table');
      table.data = {...table.data, hProperties: {...table.data?.hProperties, dataKind: kind}};
      parent.children.splice(index, 1);
      return index;
    });
  };
}
