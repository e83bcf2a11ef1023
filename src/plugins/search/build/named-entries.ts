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

/** A name with its explanation: a row of a table, or a term of a list. */
export interface NamedEntry {
  name: string;
  /** What the column of the name is called; empty for a list of terms. */
  column: string;
  /** Whether it is what readers see when something is wrong. */
  isMessage?: boolean;
  /** Where it can be linked to by itself. */
  id: string | null;
  text: string;
}

const elementsOf = (node: Element) => childrenOf(node).filter(isElement);

/** Heads of a column that says what readers see when something is wrong. */
const symptom = /^(?:(?:what )?you see|messages?|symptom)$/i;

/**
 * Reads a table whose first column holds one piece of code in every row, or says what readers see.
 * @returns nothing for any other table
 */
export function tableEntries(table: Element): NamedEntry[] {
  const [head, ...rows] = findElements(table, isTag('tr')).map((row) =>
    elementsOf(row).filter(isTag('td', 'th')),
  );
  const column = head?.[0] ? textOf(head[0]) : '';
  const isMessage = symptom.test(column);
  const nameOf = (cell: Element | undefined) =>
    (cell && (isMessage ? textOf(cell) : nameIn(cell))) || undefined;
  if (rows.length === 0 || !rows.every(([first]) => nameOf(first))) return [];
  return rows.map(([first, ...otherCells]) => {
    // Further names are other spellings of the first, or its short form.
    const others = isMessage ? [] : findElements(first!, isTag('code')).slice(1);
    const text = [...others, ...otherCells].map((cell) => textOf(cell)).join(' · ');
    return {name: nameOf(first)!, column, isMessage, id: idIn(first!), text};
  });
}

/**
 * Reads a list of terms, each one piece of code.
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
    const name = nameIn(term);
    if (name === undefined) return [];
    entries.push({name, column: '', id: idIn(term), text: ''});
  }
  return entries;
}

/** The code that a cell consists of. */
function nameIn(cell: Element): string | undefined {
  const [code] = findElements(cell, isTag('code'));
  const besides = textOf(cell, isTag('code')).replace(/[\s,;/|]|\bor\b/g, '');
  return code && besides === '' ? textOf(code) : undefined;
}

/** Where a cell, or the row it begins, can be linked to. */
function idIn(cell: Element): string | null {
  const named = findElement(cell, (element) => attribute(element, 'id') !== undefined);
  return attribute(named ?? (cell.parentNode as Element), 'id') ?? null;
}
