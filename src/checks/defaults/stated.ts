import type {Nodes} from 'mdast';

/** A default that a sentence states. */
export interface Stated {
  /** The code that names the option; without one it is that of the heading above. */
  of?: string;
  /** As it would be written in a configuration. */
  value: string;
}

type Piece = {code: string} | {text: string};

/** `` `a` defaults to `1` ``, `` the default is `1` ``, `` the default of `a` is `1` ``. */
const beforeValue = /\b(?:defaults to|default (?:value )?is|by default it is)\s*$/i;
const beforeName = /\bdefault (?:value )?of\s*$/i;

/** Finds the defaults that a block of text states in words. */
export function statedIn(block: Nodes): Stated[] {
  const found: Stated[] = [];
  let name: string | undefined;
  const pieces = piecesOf(block);
  for (const [index, piece] of pieces.entries()) {
    const before = textAt(pieces, index - 1);
    if ('text' in piece) {
      // The name of an option says nothing beyond its sentence.
      if (/[.!?:;](?:\s|$)/.test(piece.text)) name = undefined;
      continue;
    }
    const isOfName = beforeName.test(textAt(pieces, index - 3)) && /^\s*is\s*$/.test(before);
    const value = beforeValue.test(before) || isOfName ? literal(piece.code) : undefined;
    if (value === undefined) name = piece.code;
    else found.push({...(name !== undefined && {of: name}), value});
  }
  return found;
}

const textAt = (pieces: readonly Piece[], index: number) => {
  const piece = pieces[index];
  return piece && 'text' in piece ? piece.text : '';
};

function piecesOf(node: Nodes): Piece[] {
  if (node.type === 'inlineCode') return [{code: node.value}];
  if (node.type === 'text') return [{text: node.value}];
  return 'children' in node ? node.children.flatMap(piecesOf) : [];
}

/** Gives a text, a number, a truth value or an empty list in the one way facts write it. */
export function literal(code: string): string | undefined {
  const text = code.trim().replace(/^'(.*)'$/s, '"$1"');
  return /^(?:"[^"]*"|-?\d[\d_.]*|true|false|null|undefined|\[\]|\{\})$/.test(text)
    ? text
    : undefined;
}
