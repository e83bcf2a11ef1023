import type {Code, Definition, Html, Link, Nodes, Root} from 'mdast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';
import {toString} from 'hast-util-to-string';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {inline} from '../fences/inline-markdown';
import {highlight} from '../fences/highlight';

/** A link as it is written on a page. */
export interface PageLink {
  url: string;
  /** 1-based line of the tree. */
  line: number;
  /** Whether it is written in HTML or JSX: only Markdown is resolved. */
  isElement: boolean;
}

/**
 * Visits every link of a page: in Markdown, its definitions and the comments of annotated code, in
 * HTML and JSX.
 * @param change gives what the link shall be; the same to leave it
 */
export function changeLinks(tree: Root, change: (link: PageLink, node: Nodes) => string): void {
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'link':
      case 'definition':
        (node as Link | Definition).url = change({url: node.url, line, isElement: false}, node);
        break;
      case 'code':
        if (isAnnotated(node)) changeAnnotated(node, change);
        break;
      default:
        for (const url of addressesOfElement(node)) change({url, line, isElement: true}, node);
    }
  });
}

/** Gives every link of a page. */
export function linksIn(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  changeLinks(tree, (link) => {
    links.push(link);
    return link.url;
  });
  return links;
}

const isAnnotated = ({meta}: Code) => /(?:^|\s)annotated(?:\s|$)/.test(meta ?? '');

function changeAnnotated(code: Code, change: (link: PageLink, node: Nodes) => string): void {
  // Below the line of the fence.
  const first = (code.position?.start.line ?? 1) + 1;
  code.value = changeCommentLinks(code.value, code.lang?.toLowerCase(), (url, line) =>
    change({url, line: first + line, isElement: false}, code),
  );
}

function addressesOfElement(node: Nodes): string[] {
  if (node.type === 'html') return addressesInHtml(node);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    /^(?:href|to)$/.test(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

const addressesInHtml = ({value}: Html) =>
  selectAll('a[href]', fromHtml(value, {fragment: true})).map(({properties}) =>
    String(properties.href),
  );

/**
 * Changes the links in comments of annotated code, which are Markdown.
 * @param change gives the new address of a link, from the old one and its line, which counts from 0
 */
function changeCommentLinks(
  source: string,
  language: string | undefined,
  change: (url: string, line: number) => string,
): string {
  let done = '';
  for (const node of highlight(source, language)) {
    const text = toString(node);
    const isComment =
      node.type === 'element' && [node.properties.className].flat().includes('comment');
    const line = done.split('\n').length - 1;
    done += isComment ? changeInComment(text, (url, below) => change(url, line + below)) : text;
  }
  return done;
}

function changeInComment(comment: string, change: (url: string, line: number) => string): string {
  let done = '';
  let end = 0;
  visit(fromMarkdown(comment, {extensions: [inline]}), 'link', ({url, position}: Link) => {
    const from = position!.start.offset!;
    const to = position!.end.offset!;
    const written = comment.slice(from, to);
    const at = from + written.lastIndexOf(url);
    const line = comment.slice(0, from).split('\n').length - 1;
    if (at < from) return;
    done += comment.slice(end, at) + change(url, line);
    end = at + url.length;
  });
  return done + comment.slice(end);
}
