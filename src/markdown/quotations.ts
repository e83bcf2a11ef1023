import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {fillQuotations} from '../content/examples/fill-quotations';
import {errorAt} from '../content/error-location';
import {pagePath} from '../content/page-path';

/**
 * Fills the code blocks that quote an example project.
 * @throws where one names an example, step, file or region that is not there
 */
export function quotations() {
  return (tree: Root, file: VFile): void => {
    fillQuotations(tree, process.cwd(), pagePath(file), (code, message) => {
      throw errorAt(file, code, `code block: ${message}`);
    });
  };
}
