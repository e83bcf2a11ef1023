import {closest} from 'fastest-levenshtein';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {Root as MarkdownRoot} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt} from '../content/error-location';

/** What is shown for each keyword: its label, and which of the three looks it has. */
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

/** The label runs into the first paragraph; a title, or anything else that comes first, gets a line of its own. */
function aside({properties, children}: Element): Element {
  const {label, kind} = kinds[String(properties.type)] ?? kinds.note!;
  const content = children.filter(({type}) => type === 'element' || type.startsWith('mdx'));
  const [first] = content;
  const {tagName = '', children: inside = []} = first?.type === 'element' ? first : {};
  const isTitle = /^mdxAdmonitionTitle$/i.test(tagName);
  const title = properties.title ? String(properties.title) : isTitle && inside;
  const said = title ? [h('strong', title)] : tagName === 'p' ? inside : [];
  const isTaken = isTitle || (!title && tagName === 'p');
  return h('aside', {className: ['aside', kind], role: 'note'}, [
    h('p', [h('b', label), ...(said.length > 0 ? [' ', ...said] : [])]),
    ...content.slice(isTaken ? 1 : 0),
  ]);
}

const known = [...Object.keys(kinds), 'tabs', 'tab'];

/**
 * Checks what is written as `:::name` … `:::`.
 * @throws when nothing has the name, nothing closes it (the rest of the page would be inside), or a
 *   line of colons stands in the text
 */
export function containers() {
  return (tree: MarkdownRoot, file: VFile): void => {
    const lines = String(file.value).split('\n');
    visit(tree, 'containerDirective', (node: ContainerDirective) => {
      const {name, position} = node;
      if (!known.includes(name)) {
        const message = `:::${name} is unknown, the nearest is :::${closest(name, known)}`;
        throw errorAt(file, node, `${message}; there are ${known.join(', ')}`);
      }
      if (position && !/:{3,}\s*$/.test(lines[position.end.line - 1] ?? '')) {
        const message = `:::${name} is never closed: end it with a line of :::`;
        throw errorAt(file, node, `${message}, and write what holds another one with a colon more`);
      }
    });
    visit(tree, 'text', (text) => {
      const all = text.value.split('\n');
      const stray = all.findIndex((line) => line.startsWith(':::'));
      if (stray === -1) return;
      const message = `"${all[stray]}" opens nothing and closes nothing: write :::name`;
      const advice = 'and what holds another one with a colon more than that';
      throw errorAt(file, text, `${message}, ${advice}`, stray);
    });
  };
}
