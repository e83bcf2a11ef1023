import type {Code, Definition, Html, Link, Nodes, Root} from 'mdast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';
import {changeCommentLinks} from './comment-links';

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
