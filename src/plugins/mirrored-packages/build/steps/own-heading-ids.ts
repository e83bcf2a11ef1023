import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

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
