import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type OptionFact, readOptions} from '../reference/options';
import {codeMark, shownText} from './claims/visible-text';
import type {Finding} from '../content/finding';
import type {TextRule} from './rules/rule';

/**
 * A default that a page states in words is one that webpack has. Pages cannot contradict each other
 * then: they would have to contradict webpack.
 */
export const statedDefaults: TextRule = {
  name: 'defaults',
  check(page): Finding[] {
    const options = new Map(
      readOptions(page.version).flatMap((fact) =>
        [fact.path, ...fact.names].map((name) => [name, fact]),
      ),
    );
    const findings: Finding[] = [];
    let above: string | undefined;
    visit(page.tree, (node) => {
      if (node.type === 'heading') above = toString(node);
      if (node.type === 'leafDirective' && node.name === 'option') above = toString(node) || above;
      if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
      for (const stated of statedIn(node)) {
        const fact = options.get(stated.of ?? above ?? '');
        const what = fact && contradiction(stated, fact);
        const line = (node.position?.start.line ?? 1) + page.linesAbove;
        if (what) findings.push({line, what, fix});
      }
    });
    return findings;
  },
};

const fix = 'correct it, or leave it to ::option, which shows the default';

/** What webpack computes while it runs cannot be held against a text. */
function contradiction({value}: Stated, {path, defaults, byMode}: OptionFact): string | undefined {
  const known = [...defaults.map((one) => one.value), ...Object.values(byMode ?? {})];
  if (
    known.length === 0 ||
    known.some((one) => literal(one) === undefined || literal(one) === value)
  )
    return undefined;
  const all = [...new Set(known)].join(', ');
  return `the text says that the default of ${path} is ${value}; webpack's is ${all}`;
}

/** A default that a sentence states. */
interface Stated {
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
function statedIn(block: Nodes): Stated[] {
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

function piecesOf(block: Nodes): Piece[] {
  const {text, masked} = shownText(block);
  return [...masked.matchAll(/￼+|[^￼]+/g)].map(({0: piece, index}) =>
    piece.startsWith(codeMark) ? {code: text.slice(index, index + piece.length)} : {text: piece},
  );
}

/** Gives a text, a number, a truth value or an empty list in the one way facts write it. */
function literal(code: string): string | undefined {
  const text = code.trim().replace(/^'(.*)'$/s, '"$1"');
  return /^(?:"[^"]*"|-?\d[\d_.]*|true|false|null|undefined|\[\]|\{\})$/.test(text)
    ? text
    : undefined;
}
