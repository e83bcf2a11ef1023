import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import * as nodes from '../nodes';

/** Puts a table together; the first row is its head. */
export const table = (...children: TableRow[]): Table => ({type: 'table', children});

export const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});

export const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

/** A cell with a name in it. */
export const code = (value: string): TableCell => cell(nodes.code(value));

/** A cell with words in it. */
export const text = (value: string): TableCell => cell(nodes.text(value));

/** A name that leads to its entry, where it has one. */
export const named = (name: string, address: string | undefined): PhrasingContent =>
  address === undefined
    ? nodes.code(name)
    : {type: 'link', url: address, children: [nodes.code(name)]};

/** Puts something between the parts of a list. */
export const joined = (parts: readonly PhrasingContent[][], mark = ', '): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [nodes.text(mark), ...part] : part));
