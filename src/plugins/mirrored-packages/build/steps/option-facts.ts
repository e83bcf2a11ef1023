import type {Code, List, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {longestUnbreakable} from '../../../../markdown/line-breaks';
import {paragraph, text} from '../../../../markdown/nodes';
import type {ReadmePage} from '../readme-page';

/** How READMEs begin what they say of an option: "Type: `string`", "Default: `true`". */
const factStart = /^\s*(Type|Default):\s*/;
/** A longer type, in characters, does not fit into the margin: it stays a block of code. */
const maxTypeLength = 70;
/** Longest part of a type, in characters, that fits into a line of the margin. */
const maxUnbreakable = 28;

/** What a README says of an option under one term. */
interface Fact {
  term: string;
  content: PhrasingContent[];
  /** A type that is code, where the README had it in a block of its own. */
  code?: Code;
}

/**
 * READMEs say the type and the default of an option in paragraphs, lists and blocks of code below its
 * heading. Here these become the same list of facts that options of webpack have:
 *
 *     ## `name`                ## `name`
 *
 *     Type: `string`      →    :::facts
 *                              - Type: `string`
 *     Default: `a`             - Default: `a`
 *                              :::
 *
 * A type that is too long for the margin stays where it is, as code with a title.
 */
export function optionFacts({markdown}: ReadmePage): void {
  const {children} = markdown;
  for (let index = 0; index < children.length; index += 1) {
    if (children[index]!.type === 'heading') replaceFacts(children, index + 1);
  }
}

/** Replaces the facts from `start` on, up to the first block that says something else. */
function replaceFacts(nodes: RootContent[], start: number): void {
  const items = factItems(nodes[start]);
  if (items) nodes.splice(start, 1, ...items);

  const facts: Fact[] = [];
  const longTypes: Code[] = [];
  let end = start;
  while (end < nodes.length) {
    const factsOfBlock = factsIn(nodes[end]);
    const last = factsOfBlock.at(-1);
    if (!last) break;

    // A term without a text has it in the block of code below.
    const needsCode = last.content.length === 0;
    if (needsCode) {
      const code = nodes[end + 1];
      if (code?.type !== 'code') break;
      const type = last.term === 'Type' ? shortType(code.value) : undefined;
      if (type === undefined) {
        longTypes.push(withTitle(code, last.term));
        factsOfBlock.pop();
      } else {
        last.code = {type: 'code', lang: 'ts', value: type};
      }
    }
    facts.push(...factsOfBlock);
    end += needsCode ? 2 : 1;
  }
  const list = facts.length > 0 ? [factContainer(facts)] : [];
  nodes.splice(start, end - start, ...list, ...longTypes);
}

/** Gives the blocks in a list of nothing but facts; undefined when it says anything else. */
function factItems(list: RootContent | undefined): RootContent[] | undefined {
  if (list?.type !== 'list' || list.ordered) return undefined;
  return list.children.every(isFactItem)
    ? list.children.flatMap(({children}) => children)
    : undefined;
}

function isFactItem({children: [first, code, ...others]}: ListItem): boolean {
  const last = factsIn(first).at(-1);
  if (!last || others.length > 0) return false;
  return last.content.length === 0 ? code?.type === 'code' : code === undefined;
}

/** Gives the facts of a paragraph that holds nothing else. */
function factsIn(node: RootContent | undefined): Fact[] {
  if (node?.type !== 'paragraph') return [];
  const facts: Fact[] = [];
  for (const child of node.children) {
    const term = child.type === 'text' ? factStart.exec(child.value)?.[1] : undefined;
    if (child.type === 'text' && term !== undefined) {
      const value = child.value.replace(factStart, '');
      facts.push({term, content: value === '' ? [] : [text(value)]});
    } else if (facts.length === 0) {
      return [];
    } else {
      facts.at(-1)!.content.push(child);
    }
  }
  for (const {content} of facts) if (content.at(-1)?.type === 'break') content.pop();
  return facts;
}

/** Gives the type in a declaration such as `type name = a | b;`, where it fits into the margin. */
function shortType(source: string): string | undefined {
  const type = source
    .replace(/^\s*type\s+\w+\s*=\s*/, '')
    .replace(/;?\s*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '');
  const isShort = type.length <= maxTypeLength && longestUnbreakable(type) <= maxUnbreakable;
  const isOneType = !/\/[/*]|;/.test(type);
  return isShort && isOneType ? type : undefined;
}

const withTitle = (code: Code, title: string): Code => ({
  ...code,
  lang: code.lang ?? 'ts',
  meta: `title="${title}"`,
});

const factContainer = (facts: readonly Fact[]): ContainerDirective => ({
  type: 'containerDirective',
  name: 'facts',
  attributes: {},
  children: [{type: 'list', spread: false, children: facts.map(factItem)} satisfies List],
});

function factItem({term, content, code}: Fact): ListItem {
  const line: Paragraph = paragraph(text(`${term}: `), ...content);
  return {type: 'listItem', spread: false, children: code ? [line, code] : [line]};
}
