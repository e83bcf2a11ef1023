import {closest} from 'fastest-levenshtein';
import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import type {Root as MarkdownRoot} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt} from '../content/error-location';

/** By keyword, the label that readers see, and which of the three looks the box has. */
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

/**
 * Turns the admonitions that Docusaurus has parsed into plain asides with a visible label:
 *
 *     :::tip            <aside class="aside tip" role="note">
 *     Use `npm ci`.  →    <p><b>Tip</b> Use <code>npm ci</code>.</p>
 *     :::               </aside>
 */
export function admonitions() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'admonition' || !parent || index === undefined) return undefined;
      parent.children[index] = drawAside(node);
      // The transform goes on inside of the aside, which may contain another admonition.
      return [SKIP, index];
    });
  };
}

function drawAside({properties, children}: Element): Element {
  const {label, kind} = kinds[String(properties.type)] ?? kinds.note!;
  const content = children.filter(({type}) => type === 'element' || type.startsWith('mdx'));
  const {lead, body} = splitLead(content, properties.title);
  const separator = lead.length > 0 ? [' '] : [];
  return h('aside', {className: ['aside', kind], role: 'note'}, [
    h('p', [h('b', label), ...separator, ...lead]),
    ...body,
  ]);
}

/**
 * Splits the content of an admonition into the line beside its label and what follows: the
 * first paragraph runs into the label, while a title has the line for itself.
 * @param title from the attributes; a title in brackets is the first element
 */
function splitLead(content: ElementContent[], title: unknown) {
  const [first, ...following] = content;
  const element = first?.type === 'element' ? first : undefined;
  const hasTitleElement = /^mdxAdmonitionTitle$/i.test(element?.tagName ?? '');

  if (title) {
    const body = hasTitleElement ? following : content;
    return {lead: [h('strong', String(title))], body};
  }
  if (element && hasTitleElement) return {lead: [h('strong', element.children)], body: following};
  if (element?.tagName === 'p') return {lead: element.children, body: following};
  return {lead: [], body: content};
}

const containerNames = [...Object.keys(kinds), 'tabs', 'tab', 'facts'];

/**
 * Checks blocks that are written as `:::name` … `:::`.
 * @throws when the name is unknown, when the block is never closed (it would contain the rest of the
 *   page), or when a line of colons is left over as text
 */
export function checkContainers() {
  return (tree: MarkdownRoot, file: VFile): void => {
    const lines = String(file.value).split('\n');
    visit(tree, 'containerDirective', (node: ContainerDirective) => {
      const {name, position} = node;
      if (!containerNames.includes(name)) {
        const message = `:::${name} is unknown, the nearest is :::${closest(name, containerNames)}`;
        throw errorAt(file, node, `${message}; there are ${containerNames.join(', ')}`);
      }
      if (position && !/:{3,}\s*$/.test(lines[position.end.line - 1] ?? '')) {
        const message = `:::${name} is never closed: end it with a line of :::`;
        throw errorAt(file, node, `${message}, and write what holds another one with a colon more`);
      }
    });
    visit(tree, 'text', (text) => {
      const textLines = text.value.split('\n');
      const stray = textLines.findIndex((line) => line.startsWith(':::'));
      if (stray === -1) return;

      const message = `"${textLines[stray]}" opens nothing and closes nothing: write :::name`;
      const advice = 'and what holds another one with a colon more than that';
      throw errorAt(file, text, `${message}, ${advice}`, stray);
    });
  };
}
