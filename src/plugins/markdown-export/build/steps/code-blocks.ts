import type {Code, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {notesAsComments} from '../../../../markdown/code-blocks/annotations/notes';
import {type Fence, readFenceOf} from '../../../../content/fences/fence';
import {withoutMarks} from '../../../../content/fences/sample-marks';
import {variantsOf} from '../../../../markdown/code-blocks/tabs';
import {boldLine, text} from '../nodes';
import type {ExportedPage} from '../exported-page';

/** Writes each variant of a block with tabs below its name, and notes as the comments they are. */
export function codeBlocks(page: ExportedPage): void {
  visit(page.tree, 'code', (code, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const fence = readFenceOf(code.lang ?? undefined, code.meta ?? '', code.value);
    if (!fence.tabs && !fence.annotated) {
      code.meta = withoutMarks(code.meta ?? '') || null;
      return undefined;
    }
    const blocks = blocksOf(code, fence);
    (parent.children as RootContent[]).splice(index, 1, ...blocks);
    return index + blocks.length;
  });
}

function blocksOf(code: Code, fence: Fence): RootContent[] {
  if (!fence.tabs) return [written(code, fence)];
  return variantsOf(fence).variants.flatMap((variant) => [
    boldLine([text(variant.name)]),
    written(code, variant.fence),
  ]);
}

function written({type}: Code, {language, title, source, annotated}: Fence): Code {
  return {
    type,
    lang: language,
    meta: title && `title="${title}"`,
    value: annotated ? notesAsComments(source) : source,
  };
}
