import type {Element, ElementContent, RootContent} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Html, Node, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

const names =
  'a|abbr|b|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var';
const marks = new RegExp(`^(?:${names})$`);
const tags = new RegExp(`<(/?)(${names})(?:\\s[^>]*)?>`, 'gi');
const holders = /^(?:article|blockquote|center|dd|details|div|footer|header|li|section)$/;
const blocks =
  /^(?:article|blockquote|center|details|div|dl|footer|h[1-6]|header|hr|li|ol|p|pre|section|table|ul)$/;

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const isBlock = (node: ElementContent) => isElement(node) && blocks.test(node.tagName);

/**
 * Moves a mark that was written around blocks into their text: in Markdown it would make one line of
 * them. Lists, tables and code go without, and so do headings without a link.
 */
export function blocksInMarks({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) =>
    node.type === 'element' && marks.test(node.tagName) && node.children.some(isBlock)
      ? spread(node, node.children)
      : node,
  );
}

/** Gives content with a mark around each run of text in it. */
function spread(mark: Element, content: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    const isText = run.some((node) => node.type !== 'text' || node.value.trim() !== '');
    result.push(...(isText ? [{...mark, children: run}] : run));
    run = [];
  };
  for (const node of content) {
    if (!isElement(node) || !isBlock(node)) run.push(node);
    else {
      endRun();
      result.push({...node, children: inside(mark, node)});
    }
  }
  endRun();
  return result;
}

function inside(mark: Element, {tagName, children}: Element): ElementContent[] {
  if (holders.test(tagName)) return spread(mark, children);
  const takesMark = tagName === 'p' || (mark.tagName === 'a' && /^h\d$/.test(tagName));
  return takesMark ? [{...mark, children}] : children;
}

const emphasis = new Set(['b', 'del', 'em', 'i', 's', 'strike', 'strong']);

const isDeletion = (node: unknown) => /^(del|s|strike)$/.test((node as Element).tagName ?? '');

/**
 * Drops emphasis of nothing, as a badge leaves behind, and deletions inside of deletions: four
 * tildes in a row would open a fence. A break at the end moves out: Markdown cannot write it there.
 */
export function dropEmptyMarks({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node, ancestors) => {
    if (node.type !== 'element' || !emphasis.has(node.tagName)) return node;
    if (toString(node).trim() === '' && !select('img', node)) return [];
    if (isDeletion(node) && ancestors.some(isDeletion)) return node.children;
    const children = [...node.children];
    const breaks: ElementContent[] = [];
    while (isBreak(children.at(-1)!)) breaks.unshift(children.pop()!);
    return [{...node, children}, ...breaks];
  });
}

const isBreak = (node: ElementContent) =>
  isElement(node) ? node.tagName === 'br' : node.type === 'text' && node.value.trim() === '';

const flow = new Set(['root', 'blockquote', 'listItem']);

/**
 * Ends a mark that is left open where its paragraph, heading or cell ends, or its block of HTML: it
 * would take in all that follows. A tag that closes it further down closes nothing then.
 */
export function closeMarks(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    for (const {name, at} of openMarks(node).reverse()) {
      if (flow.has(node.type)) at.value += `</${name}>`;
      else node.children.push({type: 'html', value: `</${name}>`} as never);
    }
  });
}

function openMarks({children}: Parents): {name: string; at: Html}[] {
  const open: {name: string; at: Html}[] = [];
  for (const at of (children as Node[]).filter(isHtml)) {
    for (const [, closing, written = ''] of at.value.matchAll(tags)) {
      const name = written.toLowerCase();
      const last = open.map((mark) => mark.name).lastIndexOf(name);
      if (!closing) open.push({name, at});
      else if (last >= 0) open.splice(last, 1);
    }
  }
  return open;
}

const isHtml = (node: Node): node is Html => node.type === 'html';
