import type {Blockquote, Paragraph, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

/** GitHub's kinds of alert; admonitions have the same names. */
const kinds = new Set(['note', 'tip', 'important', 'warning', 'caution']);

/** Turns GitHub's alerts (a quotation that starts with `[!NOTE]`) into admonitions. */
export function alerts({markdown}: ReadmePage): void {
  rewrite<RootContent>(markdown, (node) => (node.type === 'blockquote' ? asAlert(node) : node));
}

function asAlert(quote: Blockquote): Blockquote | ContainerDirective {
  const [first, ...rest] = quote.children;
  const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (opening?.type !== 'text') return quote;
  const [, kind = '', text = ''] = /^\[!(\w+)\]\s*([^]*)$/.exec(opening.value) ?? [];
  const name = kind.toLowerCase();
  if (!kinds.has(name)) return quote;

  const {children} = first as Paragraph;
  const lead = text === '' ? children.slice(1) : [{...opening, value: text}, ...children.slice(1)];
  const body = lead.length > 0 ? [{type: 'paragraph' as const, children: lead}, ...rest] : rest;
  return {type: 'containerDirective', name, attributes: {}, children: body};
}
