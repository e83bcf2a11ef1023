import {closest} from 'fastest-levenshtein';
import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import type {Root as MarkdownRoot} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt, isMirrored} from '../content/place';

/** What is shown for each keyword: its label, and which of the three papers it stands on. */
const kinds: Record<string, {label: string; kind: 'tip' | 'warning' | 'danger'}> = {
  note: {label: 'Note', kind: 'tip'},
  tip: {label: 'Tip', kind: 'tip'},
  info: {label: 'Info', kind: 'tip'},
  important: {label: 'Important', kind: 'warning'},
  warning: {label: 'Warning', kind: 'warning'},
  caution: {label: 'Caution', kind: 'danger'},
  danger: {label: 'Danger', kind: 'danger'},
  todo: {label: 'To do', kind: 'danger'},
};

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
  const content = children.filter(({type}) => type === 'element' || type.startsWith('mdx'));
  const name = h('b', label);
  return h(
    'aside',
    {className: ['aside', kind], role: 'note'},
    labelled(name, content, properties),
  );
}

/** The label runs into the first paragraph; a title, or anything else that comes first, gets a line of its own. */
function labelled(
  name: Element,
  content: ElementContent[],
  {title}: Element['properties'],
): ElementContent[] {
  const [first, ...rest] = content;
  const {tagName = '', children = []} = first?.type === 'element' ? first : {};
  if (/^mdxAdmonitionTitle$/i.test(tagName))
    return [h('p', [name, ' ', h('strong', title ? String(title) : children)]), ...rest];
  if (title) return [h('p', [name, ' ', h('strong', String(title))]), ...content];
  if (tagName === 'p') return [h('p', [name, ' ', ...children]), ...rest];
  return [h('p', name), ...content];
}

const known = [...Object.keys(kinds), 'tabs', 'tab'];

/**
 * Checks what is written as `:::name` … `:::`.
 * @throws when nothing has the name, nothing closes it (the rest of the page would be inside), or a
 *   line of colons stands in the text
 */
export function containers() {
  return (tree: MarkdownRoot, file: VFile): void => {
    if (isMirrored(file)) return;
    const lines = String(file.value).split('\n');
    visit(tree, 'containerDirective', (node: ContainerDirective) => {
      const {name, position} = node;
      if (!known.includes(name)) {
        const message = `:::${name} is unknown, the nearest is :::${closest(name, known)}`;
        throw errorAt(file, node, `${message}; there are ${known.join(', ')}`);
      }
      if (position && !/:{3,}\s*$/.test(lines[position.end.line - 1] ?? '')) {
        const advice =
          'end it with a line of :::, and write what holds another one with a colon more';
        throw errorAt(file, node, `:::${name} is never closed: ${advice}`);
      }
    });
    visit(tree, 'text', (text) => {
      const all = text.value.split('\n');
      const stray = all.findIndex((line) => line.startsWith(':::'));
      if (stray === -1) return;
      const advice = 'write :::name, and what holds another one with a colon more than that';
      throw errorAt(
        file,
        text,
        `"${all[stray]}" opens nothing and closes nothing: ${advice}`,
        stray,
      );
    });
  };
}
