import type {Root, RootContent, Heading} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {sanitizePage} from './sanitize-page';
import {sizedImages} from './sized-images';
import {isMirroredFile} from './is-mirrored-file';

/**
 * Options of the docs plugin that keep mirrored pages harmless where they are compiled; other
 * pages pass untouched. Plugins that add markup of ours come after them.
 */
export const harmlessPages = {
  beforeDefaultRemarkPlugins: [plainHeadingEntries],
  remarkPlugins: [holdExports],
  rehypePlugins: [sanitizePage, sizedImages],
};

declare module 'vfile' {
  interface DataMap {
    /** Exports of a mirrored page, while its HTML is parsed and sanitized. */
    heldExports: RootContent[];
  }
}

/**
 * Takes the exports Docusaurus adds to a page (its table of contents) out of a mirrored one, so
 * that neither an element left open nor the sanitizer can swallow them. `sanitizePage` puts them
 * back. Markdown pages cannot write exports of their own.
 */
function holdExports() {
  return (tree: Root, file: VFile): void => {
    if (!isMirroredFile(file)) return;
    const isExport = (node: RootContent) => node.type === 'mdxjsEsm';
    file.data.heldExports = tree.children.filter(isExport);
    tree.children = tree.children.filter((node) => !isExport(node));
  };
}

/**
 * Drops raw HTML from headings of mirrored pages before the page's contents are made of them:
 * entries are put into the page as HTML, past the sanitizer. Pages on disk have none left; this
 * holds should one ever get there.
 */
function plainHeadingEntries() {
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
