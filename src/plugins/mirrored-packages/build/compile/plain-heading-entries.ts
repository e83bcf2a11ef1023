import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isMirroredFile} from './is-mirrored-file';

/**
 * Drops raw HTML from headings of mirrored pages before the page's contents are made of them:
 * entries are put into the page as HTML, past the sanitizer. Pages on disk have none left; this
 * holds should one ever get there.
 */
export function plainHeadingEntries() {
  return (tree: Root, file: VFile): void => {
    if (!isMirroredFile(file)) return;
    visit(tree, 'heading', (heading: Heading) => {
      visit(heading, (node) => {
        if ('children' in node) {
          node.children = node.children.filter(({type}) => type !== 'html') as typeof node.children;
        }
      });
    });
  };
}
