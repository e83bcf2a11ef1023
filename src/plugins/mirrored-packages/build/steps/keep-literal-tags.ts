import type {Html, Root, Text} from 'mdast';
import {defaultSchema} from 'rehype-sanitize';
import type {Node} from 'unist';
import {rewrite} from '../rewrite';

const tag = /^<(\/?)([a-z][\w:-]*)(\s*\/?>$)?/i;
const flow = new Set(['root', 'blockquote', 'listItem']);
// What GitHub renders, images among it: later steps see to them.
const rendered = new Set([
  ...defaultSchema.tagNames!,
  // What it leaves out, and nobody means as text: the words in them stay.
  ...'acronym bdi bdo big center cite dfn figcaption figure font mark nobr small u wbr'.split(' '),
]);

/**
 * Shows a tag that somebody wrote in a sentence (`injects multiple <style></style>`) and that
 * could do nothing on the page, as the text that was meant. With attributes it is no text: then
 * it goes here, before it can swallow what follows it.
 */
export function keepLiteralTags(tree: Root): void {
  const open = new Map<Node, string[]>();
  rewrite<Html | Text>(tree, (node, ancestors) => {
    const parent = ancestors.at(-1)!;
    if (node.type !== 'html' || flow.has(parent.type)) return node;
    const [, closing, name = '', bare] = tag.exec(node.value) ?? [];
    if (name === '' || rendered.has(name.toLowerCase())) return node;

    const opened = open.get(parent) ?? [];
    open.set(parent, opened);
    if (closing && opened.pop() !== name) return [];
    if (!closing && bare) opened.push(name);
    return bare ? {type: 'text', value: node.value} : [];
  });
}
