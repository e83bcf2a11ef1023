import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {htmlSchema} from '../../src/plugins/mirrored-packages/build/compile/html-schema';
import {copyAddress} from '../../src/plugins/mirrored-packages/build/images/stored-copies';

const elements = new Set([...htmlSchema.tagNames!, 'aside', 'html', 'head', 'body']);
const attributes = new Set([
  'className',
  // What this site tells about its copies of images.
  'height',
  'loading',
  'width',
  ...Object.values(htmlSchema.attributes!).flatMap((list) =>
    list.map((entry) => (typeof entry === 'string' ? entry : String(entry[0]))),
  ),
]);
const addresses = /^(https:\/\/[^/@]+(\/|$|\?|#)|http:\/\/[^/@]+(\/|$|\?|#)|mailto:|#|\/(?!\/))/;
/** What the mirror writes behind the language of a code block, from which `codeBlocks` draws its head. */
const ourMeta = /^(?:tabs|title="[\w./@-]+")$/;
const unseen = new RegExp(
  [
    '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029]',
    '[\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]',
    '[\\u{e0000}-\\u{e01ef}]',
  ].join('|'),
  'gu',
);

/**
 * Gives whatever HTML made of a README could do besides showing its text. What it may do is
 * listed, not what it may not.
 */
export function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  visit(fromHtml(html, {fragment: true}), (node) => {
    if (node.type === 'comment') dangers.push('a comment');
    if (node.type === 'text') dangers.push(...unseenIn(node.value));
    if (node.type === 'element') dangers.push(...dangersOf(node));
  });
  return dangers;
}

function dangersOf({tagName, properties}: Element): string[] {
  const dangers = elements.has(tagName) ? [] : [`<${tagName}>`];
  for (const [name, value] of Object.entries(properties)) {
    const text = String(value);
    if (name === 'metastring' && ourMeta.test(text)) continue;
    if (!attributes.has(name)) dangers.push(`${tagName} ${name}`);
    if (name === 'id' && !(/^h\d$/.test(tagName) && /^[^\s"'<>{}]+$/.test(text)))
      dangers.push(`the id ${text}`);
    if (name === 'href' && !addresses.test(text)) dangers.push(text);
    if (name === 'src' && !copyAddress.test(text)) dangers.push(`an image from ${text}`);
    dangers.push(...unseenIn(text));
  }
  return dangers;
}

const unseenIn = (text: string): string[] =>
  (text.match(unseen) ?? []).map((sign) => `U+${sign.codePointAt(0)!.toString(16)}`);
