import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

/**
 * Closes gaps between the levels of headings: what stands two levels below its parent moves up,
 * with all that is as deep. The title of the page stands above all.
 */
export function headingLevels({markdown}: ReadmePage): void {
  const above = [{written: 0, shown: 1}];
  visit(markdown, 'heading', (heading: Heading) => {
    const written = heading.depth;
    while (above.at(-1)!.written >= written) above.pop();
    const shown = Math.min(above.at(-1)!.shown + 1, 6);
    above.push({written, shown});
    heading.depth = shown as Heading['depth'];
  });
}

/** Ids that would take the names of what the application asks the page and its window for. */
const taken = new Set(['__docusaurus', 'docusaurus']);

/**
 * Leaves to this site what the ids of headings are: an id can take the name of something scripts
 * ask for. `{#id}` at the end of a heading is text, as it is where READMEs are read: an id made of
 * all its words follows it. A heading without a letter, of which no id can be made, is a bold line.
 */
export function ownHeadingIds({markdown}: ReadmePage): void {
  const slugger = createSlugger();
  rewrite<RootContent>(markdown, (node) => {
    if (node.type !== 'heading') return node;
    const text = toString(node);
    if (createSlugger().slug(text) === '') return boldLine(node);
    const isTaken = taken.has(createSlugger().slug(text));
    const id = slugger.slug(isTaken ? `${text} section` : text);
    if (!isTaken && parseMarkdownHeadingId(text).id === undefined) return node;
    return {...node, children: [...node.children, {type: 'text', value: ` {#${id}}`}]};
  });
}

const boldLine = ({children}: Heading): Paragraph[] =>
  children.length > 0 ? [{type: 'paragraph', children: [{type: 'strong', children}]}] : [];
