import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {htmlSchema} from '../../src/plugins/mirrored-packages/compile/html-schema';

const elements = new Set([...htmlSchema.tagNames!, 'aside', 'html', 'head', 'body']);
const attributes = new Set(
  Object.values(htmlSchema.attributes!).flatMap((list) =>
    list.map((each) => (typeof each === 'string' ? each : String(each[0]))),
  ),
);
const addresses = /^(https:\/\/|http:\/\/|mailto:|#|\/(?!\/))/;

/** Gives whatever HTML of a README could do besides showing text; what it may do is listed, not what it may not. */
export function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  visit(fromHtml(html, {fragment: true}), (node) => {
    if (node.type === 'comment') dangers.push('a comment');
    if (node.type !== 'element') return;
    const {tagName, properties} = node;
    if (!elements.has(tagName)) dangers.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      if (!attributes.has(name)) dangers.push(`${tagName} ${name}`);
      if (name === 'id' && !/^h\d$/.test(tagName)) dangers.push(`${tagName} id=${String(value)}`);
      if (name === 'href' && !addresses.test(String(value))) dangers.push(String(value));
    }
  });
  return dangers;
}
