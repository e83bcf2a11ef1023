import {
  attribute,
  childrenOf,
  type Element,
  findElement,
  findElements,
  isElement,
  isTag,
  textOf,
} from '../../../content/built-site/html';

/** A name with its explanation: a row of a table, or a term of a definition list. */
export interface NamedEntry {
  name: string;
  /** The header of the column with the names; empty for a definition list. */
  column: string;
  /** Whether the name is a message or another symptom that readers see when something is wrong. */
  isMessage?: boolean;
  /** The id that links to the entry, if it has one. */
  id: string | null;
  text: string;
}

const elementsOf = (node: Element) => childrenOf(node).filter(isElement);

/** Headers of columns with messages and other symptoms. */
const messageColumn = /^(?:(?:what )?you see|messages?|messageColumn)$/i;

/**
 * Reads a table whose first column has code in every row, or messages.
 * @returns nothing for any other table
 */
export function tableEntries(table: Element): NamedEntry[] {
  const [head, ...rows] = findElements(table, isTag('tr')).map((row) =>
    elementsOf(row).filter(isTag('td', 'th')),
  );
  const column = head?.[0] ? textOf(head[0]) : '';
  const isMessage = messageColumn.test(column);
  const nameOf = (cell: Element | undefined) =>
    (cell && (isMessage ? textOf(cell) : codeNameIn(cell))) || undefined;
  if (rows.length === 0 || !rows.every(([first]) => nameOf(first))) return [];
  return rows.map(([first, ...otherCells]) => {
    // Further names in the cell are aliases of the first.
    const others = isMessage ? [] : findElements(first!, isTag('code')).slice(1);
    const text = [...others, ...otherCells].map((cell) => textOf(cell)).join(' · ');
    return {name: nameOf(first)!, column, isMessage, id: idIn(first!), text};
  });
}

/**
 * Reads a definition list whose terms are code.
 * @returns nothing for any other list
 */
export function termEntries(list: Element): NamedEntry[] {
  const terms = findElements(list, isTag('dt', 'dd'));
  const entries: NamedEntry[] = [];
  for (const term of terms) {
    if (term.tagName === 'dd') {
      const last = entries.at(-1);
      if (last) last.text = `${last.text} ${textOf(term)}`.trim();
      continue;
    }
    const name = codeNameIn(term);
    if (name === undefined) return [];
    entries.push({name, column: '', id: idIn(term), text: ''});
  }
  return entries;
}

/** Gives the first piece of code of a cell that has nothing but code and separators. */
function codeNameIn(cell: Element): string | undefined {
  const [code] = findElements(cell, isTag('code'));
  const otherText = textOf(cell, isTag('code')).replace(/[\s,;/|]|\bor\b/g, '');
  return code && otherText === '' ? textOf(code) : undefined;
}

/** Gives the id of a cell, of an element in it, or of its row. */
function idIn(cell: Element): string | null {
  const named = findElement(cell, (element) => attribute(element, 'id') !== undefined);
  return attribute(named ?? (cell.parentNode as Element), 'id') ?? null;
}
