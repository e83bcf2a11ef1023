import type {Link} from 'mdast';
import {toString} from 'hast-util-to-string';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {inline} from '../fences/inline-markdown';
import {highlight} from '../fences/highlight';

/**
 * Changes the links in comments of annotated code, which are Markdown.
 * @param change gives the new address of a link, from the old one and its line, which counts from 0
 */
export function changeCommentLinks(
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
    done += isComment ? changeLinks(text, (url, below) => change(url, line + below)) : text;
  }
  return done;
}

function changeLinks(comment: string, change: (url: string, line: number) => string): string {
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
