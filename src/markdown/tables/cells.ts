import type {PhrasingContent, TableCell, TableRow} from 'mdast';

/** Puts a row together. */
export const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});

/** A cell with anything in it. */
export const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

/** A cell with a name in it. */
export const code = (value: string): TableCell => cell({type: 'inlineCode', value});

/** A cell with words in it. */
export const text = (value: string): TableCell => cell({type: 'text', value});
