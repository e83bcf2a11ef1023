import type {Element, Nodes} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import {matches, select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import {paragraph, strong, text} from '../../../markdown/nodes';

const blocks = (state: State, node: Element) => state.toFlow(state.all(node)) as BlockContent[];

/** An element that Markdown has no sign for and may have inside a line. */
const asHtml: Handle = (state, node) => [
  {type: 'html', value: `<${node.tagName}>`},
  ...(state.all(node) as PhrasingContent[]),
  {type: 'html', value: `</${node.tagName}>`},
];

/** How elements of our pages become Markdown that `hast-util-to-mdast` would write otherwise. */
export const handlers: Record<string, Handle> = {
  aside: (state, node) => ({type: 'blockquote', children: blocks(state, node)}),
  summary: (state, node) => paragraph(strong(...(state.all(node) as PhrasingContent[]))),
  figure: (state, node) => {
    const code = select(':scope > pre', node);
    return code ? codeBlock(node, code) : state.all(node);
  },
  figcaption: (state, node) => paragraph(...(state.all(node) as PhrasingContent[])),
  pre: (_, node) => codeBlock(node, node),
  dl: (state, node) => ({
    type: 'list',
    spread: false,
    children: selectAll(':scope > div', node).map((row) => ({
      type: 'listItem',
      spread: false,
      children: factOf(state, row),
    })),
  }),
  abbr: asHtml,
  kbd: asHtml,
  sub: asHtml,
  sup: asHtml,
};
export const nodeHandlers = {comment: () => undefined};

export const isElement = (node: Nodes): node is Element => node.type === 'element';

const isBlock = ({type}: {type: string}) => ['list', 'paragraph', 'table'].includes(type);

/** A row of facts: its term, and the description beside or below it. */
function factOf(state: State, row: Element): BlockContent[] {
  const name = text(`${toString(select('dt', row)!)}: `);
  const values = selectAll(':scope > dd', row).map((cell) => state.all(cell));
  if (values.flat().some(isBlock))
    return [paragraph(name), ...(state.toFlow(values.flat()) as BlockContent[])];
  const line = values.flatMap((value, index) => (index > 0 ? [text(', '), ...value] : value));
  return [paragraph(name, ...(line as PhrasingContent[]))];
}

/** Code with its language, and the name of the file above it. */
function codeBlock(figure: Element, pre: Element): RootContent {
  const code = pre.children.find(isElement) ?? pre;
  const caption = select(':scope > figcaption:not(.kind)', figure);
  const lang = /language-([^,]+)/.exec(String(code.properties.className))?.[1];
  const title = caption?.children.find((node) => node.type === 'text')?.value;
  const value = code.children.map((child) => shownText(child, lang)).join('');
  const lines = value.replace(/\n$/, '').split('\n');
  return {
    type: 'code',
    lang,
    meta: title ? `title="${title.trim()}"` : undefined,
    value: lines.map((line) => withDiffSign(line, lang)).join('\n'),
  };
}

/** Stands before a sign until it is known of which line. */
const signMarker = '\0';

/** In a diff, lines without a sign start with a space. */
const withDiffSign = (line: string, lang: string | undefined) =>
  lang === 'diff' && !line.startsWith(signMarker) ? ` ${line}` : line.replace(signMarker, '');

/** What a style shows, as characters: signs of changed lines, prompts, and notes as comments. */
function shownText(node: Nodes, lang: string | undefined): string {
  const words = toString(node);
  if (!isElement(node)) return words;
  if (node.properties.role === 'note') return `  // ${words}\n`;
  if (lang === 'console' && matches('.command', node)) return `$ ${words}`;
  if (!matches('.line', node)) return words;
  if (node.tagName === 'ins') return `${signMarker}+${words}`;
  return node.tagName === 'del' ? `${signMarker}-${words}` : words;
}
