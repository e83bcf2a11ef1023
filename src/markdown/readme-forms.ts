import type {Element, ElementContent, Root, RootContent} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isMirrored} from '../content/page-path';
import {h} from 'hastscript';
import {longestUnbreakable} from './line-breaks';
import {code as codeOfFact, type Fact, factList} from './facts/fact-list';

type Content = RootContent | ElementContent;

/** READMEs name the file of a code block in a bold line above it: here that becomes the block's title. */
export function readmeFileNames() {
  return (tree: Root, file: VFile): void => {
    if (!isMirrored(file)) return;
    visit(tree, 'element', (line, index, parent) => {
      const title = boldFileName(line);
      if (!title || !parent || index === undefined) return undefined;
      const code = codeOf(parent.children[firstFrom(parent.children, index + 1)]);
      if (!code) return undefined;
      code.properties.dataTitle = title;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

function boldFileName(line: Element): string | undefined {
  const bold = line.tagName === 'p' && select('p > strong:only-child', line);
  const name = toString(line).trim();
  const isAll = bold && toString(bold).trim() === name;
  return isAll && /^[\w./@-]*\.[a-z]{2,5}$/i.test(name) ? name : undefined;
}

const isBlank = (node: Content | undefined): boolean =>
  node?.type === 'text' && node.value.trim() === '';

const firstFrom = (nodes: readonly Content[], start: number): number =>
  nodes.findIndex((node, index) => index >= start && !isBlank(node));

/** Gives the code in a block of code; undefined when the node is none. */
const codeOf = (node: Content | undefined): Element | undefined =>
  node?.type === 'element' && node.tagName === 'pre' ? select('pre > code', node) : undefined;

/** How READMEs begin what they say of an option: "Type: `string`", "Default: `true`". */
const opening = /^\s*(Type|Default):\s*/;
/** Longest type, in characters, that stands in the margin; a longer one stays a block of code. */
const longestType = 70;

/**
 * READMEs say an option's type and default in paragraphs, lists and blocks of code below its heading:
 * here these become the same list of facts that options of webpack have. A type that is too long for
 * the margin stays where it is, as code with a title.
 */
export function readmeOptionFacts() {
  return (tree: Root, file: VFile): void => {
    if (!isMirrored(file)) return;
    for (let index = 0; index < tree.children.length; index += 1) {
      if (isHeading(tree.children[index]!)) placeFacts(tree.children, index + 1);
    }
  };
}

/** Replaces what the nodes from `start` on say of an option, up to the first that says something else. */
function placeFacts(nodes: RootContent[], start: number): void {
  const list = firstFrom(nodes, start);
  const items = itemsOf(nodes[list]);
  if (items) nodes.splice(list, 1, ...items);

  const facts: Fact[] = [];
  const blocks: Element[] = [];
  let end = start;
  for (let index = start; index < nodes.length; index += 1) {
    if (isBlank(nodes[index])) continue;
    const said = factsOf(nodes[index]);
    const last = said.at(-1);
    if (!last) break;
    if (last.content.length === 0) {
      index = firstFrom(nodes, index + 1);
      const code = codeOf(nodes[index]);
      if (!code) break;
      const short = last.term === 'Type' ? shortType(toString(code)) : undefined;
      if (short === undefined) {
        code.properties.dataTitle = last.term;
        blocks.push(nodes[index] as Element);
        said.pop();
      } else last.content.push(codeOfFact(short));
    }
    facts.push(...said);
    end = index + 1;
  }
  nodes.splice(start, end - start, ...(facts.length > 0 ? [factList(facts)] : []), ...blocks);
}

/** Gives a list of nothing but facts as paragraphs and blocks of code; undefined when it is none. */
function itemsOf(list: Content | undefined): Element[] | undefined {
  if (list?.type !== 'element' || list.tagName !== 'ul') return undefined;
  const items = list.children
    .filter((item) => item.type === 'element')
    .map(({children}) => {
      const inside = children.filter((child) => !isBlank(child));
      const hasBlocks = inside.some(
        (child) => child.type === 'element' && /^(?:p|pre)$/.test(child.tagName),
      );
      return hasBlocks ? (inside as Element[]) : [h('p', children)];
    });
  const isFacts = items.every(([first, code, ...others]) => {
    const said = factsOf(first);
    const needsCode = said.at(-1)?.content.length === 0;
    return said.length > 0 && others.length === 0 && needsCode === (codeOf(code) !== undefined);
  });
  return isFacts ? items.flat() : undefined;
}

/** Gives the facts of a paragraph that has nothing else; one without content has it in the code below. */
function factsOf(node: Content | undefined): Fact[] {
  if (node?.type !== 'element' || node.tagName !== 'p') return [];
  const facts: Fact[] = [];
  for (const child of node.children) {
    const term = child.type === 'text' ? opening.exec(child.value)?.[1] : undefined;
    if (term !== undefined) {
      const rest = toString(child).replace(opening, '');
      facts.push({term, content: rest === '' ? [] : [rest]});
    } else if (facts.length === 0) return [];
    else facts.at(-1)!.content.push(child);
  }
  return facts;
}

/** Gives what a declaration such as `type name = a | b;` says, where that fits the margin. */
function shortType(source: string): string | undefined {
  const type = source
    .replace(/^\s*type\s+\w+\s*=\s*/, '')
    .replace(/;?\s*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '');
  return type.length <= longestType && longestUnbreakable(type) < 29 && !/\/[/*]|;/.test(type)
    ? type
    : undefined;
}

const isHeading = (node: Content) => node.type === 'element' && /^h[2-6]$/.test(node.tagName);
