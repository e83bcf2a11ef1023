import type {Element, ElementContent, Text} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {grammarOf, refractor} from './languages';

/** The roles of colored code; all other code has the color of text. */
type Role = 'keyword' | 'string' | 'literal' | 'quiet' | 'comment';

/** Prism's token classes by role. */
const roles: Record<Role, string[]> = {
  keyword: ['keyword', 'tag', 'atrule', 'selector', 'important', 'directive'],
  string: ['string', 'attr-value', 'url', 'char'],
  literal: ['number', 'boolean', 'regex', 'constant', 'unit', 'null', 'nil', 'color', 'hexcode'],
  comment: ['comment'],
  quiet: ['punctuation', 'operator', 'prolog', 'doctype', 'cdata'],
};
const roleOfClass = new Map(
  Object.entries(roles).flatMap(([role, classes]) => classes.map((name) => [name, role as Role])),
);

/** Roles whose tokens are not divided further. */
const solid = new Set<Role>(['literal', 'comment', 'quiet']);

/**
 * Wraps the colored parts of `source` in `span` elements, and the quiet ones, which are most of all, in
 * the shorter `i`. Unknown languages give plain text.
 */
export function highlight(source: string, language: string | undefined): ElementContent[] {
  const grammar = language && grammarOf(language);
  if (!grammar) return [{type: 'text', value: source}];
  return mergeAdjacent(
    convertTokens(refractor.highlight(source, grammar).children as ElementContent[]),
  );
}

function convertTokens(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const role = roleOf(node);
    if (!role) return convertTokens(node.children);
    const children: ElementContent[] = solid.has(role)
      ? [{type: 'text', value: toString(node)}]
      : mergeAdjacent(convertTokens(node.children));
    return [role === 'quiet' ? h('i', children) : h('span', {className: role}, children)];
  });
}

function roleOf({properties}: Element): Role | undefined {
  const classes = [properties.className ?? []].flat().map(String);
  return classes.map((name) => roleOfClass.get(name)).find((role) => role !== undefined);
}

/** Merges adjacent texts, adjacent elements of one color, and those that only space divides. */
function mergeAdjacent(nodes: ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = [];
  for (const node of nodes) {
    const [last, secondLast] = [merged.at(-1), merged.at(-2)];
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else if (isElement(node) && isElement(last) && isAlike(last, node)) {
      last.children = mergeAdjacent([...last.children, ...node.children]);
    } else if (isWord(node) && isSpace(last) && isWord(secondLast) && isAlike(secondLast, node)) {
      secondLast.children = mergeAdjacent([...secondLast.children, last, ...node.children]);
      merged.pop();
    } else merged.push(node);
  }
  return merged;
}

const isSpace = (node?: ElementContent): node is Text =>
  node?.type === 'text' && node.value.trim() === '';

const isElement = (node?: ElementContent): node is Element => node?.type === 'element';

/** Tells whether a colored part has no others in it. */
const isWord = (node?: ElementContent): node is Element =>
  isElement(node) && !node.children.some(isElement);

const isAlike = (one: Element, other: Element) =>
  one.tagName === other.tagName &&
  String(one.properties.className) === String(other.properties.className);
