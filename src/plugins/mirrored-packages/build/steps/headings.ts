import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Element, RootContent as HtmlContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {h} from 'hastscript';
import type {Heading, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type ReadmePage, rewrite} from '../readme-page';

export const isHeading = (node: unknown) => /^h[1-6]$/.test((node as Element).tagName ?? '');
const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

/**
 * Drops the README's own title, which some repeat: the page has one from its front matter.
 * Any other heading of the first level begins a section (`closeHeadingGaps`).
 */
export function dropTitle({html, pin}: ReadmePage): void {
  let isFirst = true;
  rewrite<HtmlContent>(html, (node) => {
    if (node.type !== 'element' || !isHeading(node)) return node;
    const isTitle =
      node.tagName === 'h1' &&
      (isFirst || lettersAndDigits(textOf(node)) === lettersAndDigits(pin.name));
    isFirst = false;
    return isTitle ? [] : node;
  });
}

export const isCell = (node: unknown) => /^t[dh]$/.test((node as Element).tagName ?? '');
const allowedInHeadings = new Set([
  'a',
  'b',
  'code',
  'del',
  'em',
  'i',
  'img',
  's',
  'strong',
  'kbd',
]);

/**
 * Leaves in headings only what Markdown can say there: a heading becomes an entry of the page's
 * contents, where no markup of a README may arrive. Table cells cannot hold headings: a bold line
 * there.
 */
export function simplifyHeadings({html}: ReadmePage): void {
  rewrite<HtmlContent>(html, (node, ancestors) => {
    if (node.type !== 'element') return node;
    if (isHeading(node))
      return ancestors.some(isCell) ? h('p', [h('strong', node.children)]) : node;
    if (!ancestors.some(isHeading) || allowedInHeadings.has(node.tagName)) return node;
    // A heading is one line: without a blank, the words before and after would be one.
    if (node.tagName === 'br') return {type: 'text', value: ' '};
    return /^(?:script|style)$/.test(node.tagName) ? [] : node.children;
  });
}

/**
 * Closes gaps between the levels of headings: a heading two levels below its parent moves up,
 * with all that is as deep. The title of the page is above all.
 */
export function closeHeadingGaps({markdown}: ReadmePage): void {
  const above = [{written: 0, closedDepth: 1}];
  visit(markdown, 'heading', (heading: Heading) => {
    const written = heading.depth;
    while (above.at(-1)!.written >= written) above.pop();
    const closedDepth = Math.min(above.at(-1)!.closedDepth + 1, 6);
    above.push({written, closedDepth});
    heading.depth = closedDepth as Heading['depth'];
  });
}

/** Ids that would take the names of what the application asks the page and its window for. */
const reservedIds = new Set(['__docusaurus', 'docusaurus']);

const emojiName = /:[+\w-]+:/;

/**
 * Leaves to this site what the ids of headings are: an id can take the name of something scripts
 * ask for. `{#id}` at the end of a heading is text, as it is where READMEs are read: an id made of
 * all its words follows it. A name of an emoji counts as a word, as on GitHub: `:rocket: Go` has the
 * id `rocket-go`. A heading without a letter, of which no id can be made, is a bold line.
 */
export function assignHeadingIds({markdown}: ReadmePage): void {
  const slugger = createSlugger();
  rewrite<RootContent>(markdown, (node) => {
    if (node.type !== 'heading') return node;
    const text = toString(node);
    if (createSlugger().slug(text) === '') return boldLine(node);

    const isReserved = reservedIds.has(createSlugger().slug(text));
    const id = slugger.slug(isReserved ? `${text} section` : text);
    const hasOtherText = emojiName.test(text) || parseMarkdownHeadingId(text).id !== undefined;
    if (!isReserved && !hasOtherText) return node;
    return {...node, children: [...node.children, {type: 'text', value: ` {#${id}}`}]};
  });
}

const boldLine = ({children}: Heading): Paragraph[] =>
  children.length > 0 ? [{type: 'paragraph', children: [{type: 'strong', children}]}] : [];
