import {heading, link, list} from '../nodes';
import type {ExportedPage} from '../exported-page';

/** Ends the text with the links of the front matter. */
export function furtherReading({tree, node: {related = []}}: ExportedPage): void {
  if (related.length === 0) return;
  tree.children.push(
    heading(2, 'Further Reading'),
    list(related.map(({title, url}) => [link(url, title)])),
  );
}
