import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

/** What is shown for each keyword: its label, and which of the three papers it stands on. */
const kinds: Record<string, {label: string; kind: 'tip' | 'warning' | 'danger'}> = {
  note: {label: 'Note', kind: 'tip'},
  tip: {label: 'Tip', kind: 'tip'},
  info: {label: 'Info', kind: 'tip'},
  secondary: {label: 'Note', kind: 'tip'},
  success: {label: 'Tip', kind: 'tip'},
  important: {label: 'Important', kind: 'warning'},
  warning: {label: 'Warning', kind: 'warning'},
  caution: {label: 'Caution', kind: 'danger'},
  danger: {label: 'Danger', kind: 'danger'},
  todo: {label: 'To do', kind: 'danger'},
};

/** What writers may call an aside. */
export const asideNames: readonly string[] = Object.keys(kinds);

/** Turns the admonitions Docusaurus parsed into plain asides with a visible label. */
export function admonitions() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'admonition' || !parent || index === undefined) return undefined;
      parent.children[index] = aside(node);
      // Another one may stand in it.
      return [SKIP, index];
    });
  };
}

function aside({properties, children}: Element): Element {
  const {label, kind} = kinds[String(properties.type)] ?? kinds.note!;
  const [first, ...rest] = children.filter(
    (child) => child.type === 'element' || child.type.startsWith('mdx'),
  );
  const title = first && titleOf(properties, first);
  const content = title && isTitle(first) ? rest : first ? [first, ...rest] : [];
  return h('aside', {className: ['aside', kind], role: 'note'}, labelled(label, title, content));
}

const isTitle = (node: ElementContent) =>
  node.type === 'element' && /^mdxAdmonitionTitle$/i.test(node.tagName);

function titleOf(
  {title}: Element['properties'],
  first: ElementContent,
): ElementContent[] | undefined {
  if (title) return [{type: 'text', value: String(title)}];
  return isTitle(first) ? (first as Element).children : undefined;
}

/** The label runs into the first paragraph; a title, or anything else that comes first, gets a line of its own. */
function labelled(
  label: string,
  title: ElementContent[] | undefined,
  content: ElementContent[],
): ElementContent[] {
  const [first, ...rest] = content;
  if (!title && first?.type === 'element' && first.tagName === 'p') {
    return [h('p', [h('b', label), ' ', ...first.children]), ...rest];
  }
  return [h('p', [h('b', label), ...(title ? [' ', h('strong', title)] : [])]), ...content];
}
