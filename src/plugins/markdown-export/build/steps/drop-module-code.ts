import {remove} from 'unist-util-remove';
import type {TwinPage} from '../exported-page';

/** Drops what MDX runs and nobody reads: imports, exports, and expressions (comments are those). */
export function dropModuleCode({tree}: TwinPage): void {
  remove(tree, ['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);
}
