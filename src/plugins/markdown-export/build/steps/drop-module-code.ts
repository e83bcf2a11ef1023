import {remove} from 'unist-util-remove';
import type {ExportedPage} from '../exported-page';

/** Drops what MDX runs and nobody reads: imports, exports, and expressions (comments are those). */
export function dropModuleCode({tree}: ExportedPage): void {
  remove(tree, ['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);
}
