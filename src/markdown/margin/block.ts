import type {Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {finishedHtmlIn} from '../finished-html';

/** A block of a page, whether it is still elements or finished HTML. */
export interface Block {
  /** Name of its element; empty for what shows nothing. */
  name: string;
  classes: readonly string[];
  /** What it says, and its markup where it is finished. */
  text: string;
  html: string;
}

/** Reads what decides how high a block is, and how wide. */
export function blockOf(node: Nodes): Block {
  if (node.type === 'element') {
    const {className = []} = node.properties;
    const classes = [className ?? []].flat().map(String);
    return {name: node.tagName, classes, text: toString(node), html: ''};
  }
  if (node.type !== 'mdxJsxFlowElement') return {name: '', classes: [], text: '', html: ''};
  const className = node.attributes.find(
    (attribute) => 'name' in attribute && attribute.name === 'className',
  )?.value;
  const html = finishedHtmlIn(node) ?? '';
  return {
    name: node.name ?? '',
    classes: typeof className === 'string' ? className.split(' ') : [],
    text: html.replaceAll(/<[^>]*>/g, ''),
    html,
  };
}
