import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Root as MarkdownRoot} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt} from '../../content/error-location';
import {code, type Fact, drawFactList} from './fact-list';

/**
 * Reads facts that are written out, which `drawFactContainers` draws as those of `::option`:
 *
 *     :::facts
 *     - Type: `string`            <dl class="facts">
 *     - Default: `a`        →       <div><dt>Type</dt><dd><code>string</code></dd></div>
 *     :::                           …
 *
 * A block of code in an item becomes inline code with colors.
 */
export function factContainers() {
  return (tree: MarkdownRoot): void => {
    visit(tree, 'containerDirective', (node: ContainerDirective) => {
      if (node.name === 'facts') node.data = {hName: 'facts'};
    });
  };
}

/**
 * Draws the facts that `factContainers` has read.
 * @throws naming file and line, when they are no list of items such as "Type: `string`"
 */
export function drawFactContainers() {
  return (tree: Root, file: VFile): void => {
    visit(tree, {type: 'element', tagName: 'facts'}, (node: Element, index, parent) => {
      const [list, ...others] = elementsIn(node);
      const facts = list?.tagName === 'ul' ? elementsIn(list).map(readFact) : [];
      if (facts.length === 0 || others.length > 0 || facts.includes(undefined)) {
        const form = 'write a list, with a term and a colon at the start of each item';
        throw errorAt(file, node, `:::facts holds something else than facts: ${form}`);
      }
      parent!.children[index!] = drawFactList(facts as Fact[]);
    });
  };
}

/** Reads "Type: `string`"; undefined when the item does not begin with a term and a colon. */
function readFact(item: Element): Fact | undefined {
  const [first, ...following] = item.children.flatMap(inlineContent);
  const [start, term] = (first?.type === 'text' && /^\s*([^:]+):\s*/.exec(first.value)) || [];
  if (first?.type !== 'text' || start === undefined || term === undefined) return undefined;

  const value = first.value.slice(start.length);
  return {term, content: value === '' ? following : [value, ...following]};
}

/** Gives what a part of an item is inside of a line: paragraphs and blocks of code are unwrapped. */
function inlineContent(node: ElementContent): ElementContent[] {
  if (node.type === 'text' && /^\n\s*$/.test(node.value)) return [];
  if (node.type !== 'element') return [node];
  if (node.tagName === 'pre') return [code(toString(node).trimEnd())];
  return node.tagName === 'p' ? node.children : [node];
}

const elementsIn = ({children}: Element): Element[] =>
  children.filter((child) => child.type === 'element');
