import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {isMirroredFile} from './is-mirrored-file';

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
export function holdExports() {
  return (tree: Root, file: VFile): void => {
    if (!isMirroredFile(file)) return;
    const isExport = (node: RootContent) => node.type === 'mdxjsEsm';
    file.data.heldExports = tree.children.filter(isExport);
    tree.children = tree.children.filter((node) => !isExport(node));
  };
}
