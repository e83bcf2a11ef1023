import type {Root} from 'hast';
import type {Html, Parents, Root as MarkdownRoot, RootContent} from 'mdast';
import rehypeRaw from 'rehype-raw';
import {defaultSchema} from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {text} from '../../../../markdown/nodes';
import type {ReadmePage} from '../readme-page';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => keepLiteralTags)
  .use(() => closeMarks)
  .use(remarkRehype, {allowDangerousHtml: true})
  .use(rehypeRaw);

/**
 * Parses Markdown and raw HTML into one HTML tree, so that later steps meet one kind of
 * heading, link and image, however the README writes them.
 */
export async function parseReadme(page: ReadmePage): Promise<void> {
  page.html = (await processor.run(
    processor.parse(page.facts.readme.replace(frontMatter, '')),
  )) as Root;
}

/** Fields at the top of a file, which are for other sites. */
const frontMatter = /^---[ \t\r]*\n(?:#[^\n]*\n)*[\w-]+:[^]*?\n---[ \t\r]*(?:\n|$)/;

const tag = /^<(\/?)([a-z][\w:-]*)(\s*\/?>$)?/i;
const flowParents = new Set(['root', 'blockquote', 'listItem']);
// What GitHub renders, images among it: later steps see to them.
const renderedTags = new Set([
  ...defaultSchema.tagNames!,
  // Films and sounds become links.
  'audio',
  'video',
  // Tags that it drops and that are not meant as text: their contents stay.
  ...'acronym bdi bdo big center cite dfn figcaption figure font mark nobr small time u wbr'.split(
    ' ',
  ),
]);

/**
 * Shows a tag that was written in a sentence (`injects multiple <style></style>`) and that
 * could do nothing on the page, as the text that was meant. With attributes it is no text: then
 * it goes here, before it can swallow what follows it.
 */
function keepLiteralTags(tree: MarkdownRoot): void {
  visit(tree, (parent) => {
    if (!('children' in parent) || flowParents.has(parent.type)) return;
    const opened: string[] = [];
    parent.children = (parent.children as RootContent[]).flatMap((node) => {
      const [, closing, name = '', bare] = (node.type === 'html' && tag.exec(node.value)) || [];
      if (name === '' || renderedTags.has(name.toLowerCase())) return node;
      if (closing && opened.pop() !== name) return [];
      if (!closing && bare) opened.push(name);
      return bare ? text((node as Html).value) : [];
    }) as never;
  });
}

const names =
  'a|abbr|b|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var';
const tags = new RegExp(`<(/?)(${names})(?:\\s[^>]*)?>`, 'gi');

/**
 * Ends a mark that is left open where its paragraph, heading or cell ends, or its block of HTML: it
 * would take in all that follows. A tag that closes it further down closes nothing then.
 */
function closeMarks(tree: MarkdownRoot): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    for (const {name, at} of openMarks(node).reverse()) {
      if (flowParents.has(node.type)) at.value += `</${name}>`;
      else node.children.push({type: 'html', value: `</${name}>`} as never);
    }
  });
}

function openMarks({children}: Parents): {name: string; at: Html}[] {
  const open: {name: string; at: Html}[] = [];
  for (const at of (children as Node[]).filter((child): child is Html => child.type === 'html')) {
    for (const [, closing, written = ''] of at.value.matchAll(tags)) {
      const name = written.toLowerCase();
      const last = open.map((mark) => mark.name).lastIndexOf(name);
      if (!closing) open.push({name, at});
      else if (last >= 0) open.splice(last, 1);
    }
  }
  return open;
}
