import type {Code, Definition, Link, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributesIn} from '../anchors';

/** A link in the source of a page. */
export interface PageLink {
  url: string;
  /** 1-based line in the body of the page. */
  line: number;
  /** Whether it is in HTML or JSX, where links are not resolved. */
  isElement: boolean;
}

/**
 * Visits every link of a page: in Markdown, definitions, notes of annotated code, HTML and JSX.
 * @param change gives the new URL of a link, or the same one
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
        for (const url of attributesIn(node, 'a', ['href', 'to']))
          change({url, line, isElement: true}, node);
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

/** Changes the links in the notes of annotated code, which are Markdown, but not in backticks. */
function changeAnnotated(code: Code, change: (link: PageLink, node: Nodes) => string): void {
  // The code starts one line below the fence.
  const first = (code.position?.start.line ?? 1) + 1;
  const lines = code.value.split('\n').map((text, index) => {
    const changed = (part: string) =>
      part.startsWith('`')
        ? part
        : change({url: part, line: first + index, isElement: false}, code);
    return isComment.test(text) ? text.replace(codeOrUrl, changed) : text;
  });
  code.value = lines.join('\n');
}

const isComment = /^\s*\/\//;
const codeOrUrl = /`[^`]*`|(?<=\]\()[^()\s]+(?=\))/g;
