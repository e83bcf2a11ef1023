import type {Html, Root, Text} from 'mdast';
import {rewrite} from '../rewrite';
import {htmlSchema} from '../compile/html-schema';

const bareTag = /^<\/?([a-z][\w-]*)\s*\/?>$/i;
const flow = new Set(['root', 'blockquote', 'listItem']);

/**
 * Shows a tag that somebody wrote in a sentence (`injects multiple <style></style>`) and that
 * could do nothing on the page, as the text that was meant.
 */
export function keepLiteralTags(tree: Root): void {
  rewrite<Html | Text>(tree, (node, ancestors) => {
    if (node.type !== 'html' || flow.has(ancestors.at(-1)!.type)) return node;
    const name = bareTag.exec(node.value)?.[1]?.toLowerCase();
    const works = name === undefined || htmlSchema.tagNames?.includes(name) || name === 'img';
    return works ? node : {type: 'text', value: node.value};
  });
}
