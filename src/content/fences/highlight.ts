import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {grammarOf, refractor} from './languages';

/** The colors of code; whatever has none of them has that of text. */
type Role = 'keyword' | 'string' | 'literal' | 'quiet' | 'comment';

/** Prism's token classes by the role they play here. */
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

/** The content of these tokens needs no colors of its own. */
const solid = new Set<Role>(['literal', 'comment', 'quiet']);

/** Gives `source` with a `span` around whatever has a color; plain text for unknown languages. */
export function highlight(source: string, language: string | undefined): ElementContent[] {
  const grammar = language && grammarOf(language);
  if (!grammar) return [{type: 'text', value: source}];
  return joined(painted(refractor.highlight(source, grammar).children as ElementContent[]));
}

function painted(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const role = roleOf(node);
    if (!role) return painted(node.children);
    const children: ElementContent[] = solid.has(role)
      ? [{type: 'text', value: toString(node)}]
      : joined(painted(node.children));
    return [h('span', {className: role}, children)];
  });
}

function roleOf({properties}: Element): Role | undefined {
  const classes = [properties.className ?? []].flat().map(String);
  return classes.map((name) => roleOfClass.get(name)).find((role) => role !== undefined);
}

/** Neighboring texts, and neighbors of one color, become one. */
function joined(nodes: ElementContent[]): ElementContent[] {
  const done: ElementContent[] = [];
  for (const node of nodes) {
    const last = done.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else if (
      last?.type === 'element' &&
      node.type === 'element' &&
      classOf(last) === classOf(node)
    ) {
      last.children = joined([...last.children, ...node.children]);
    } else done.push(node);
  }
  return done;
}

const classOf = ({properties}: Element) => String(properties.className);
