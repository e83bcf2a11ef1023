import type {Element, ElementContent, RootContent} from 'hast';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

const marks =
  /^(?:a|abbr|b|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var)$/;
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
