import type {Blockquote, Paragraph, Parent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {asideLabel} from '../../../../markdown/admonitions';
import {paragraph, strong, text} from '../nodes';
import type {ExportedPage} from '../exported-page';

/**
 * Turns asides into quotations that start with their title word.
 * @throws when no aside has the name
 */
export function asides(page: ExportedPage): void {
  visit(page.tree, 'containerDirective', (node, index, parent) => {
    const {name} = node;
    if (!parent || index === undefined) return;
    const label = asideLabel(name);
    if (!label) throw page.errorAt(node, `":::${name}" is no aside`);
    (parent.children as RootContent[])[index] = quotation(label, (node as Parent).children);
  });
}

function quotation(label: string, children: RootContent[]): Blockquote {
  return {type: 'blockquote', children: labelled(label, children) as Blockquote['children']};
}

/** The label runs into the first paragraph; with a title, or before anything else, it is a line. */
function labelled(label: string, [first, ...rest]: RootContent[]): RootContent[] {
  if (first?.type !== 'paragraph') {
    return [paragraph(strong(text(label))), ...(first ? [first] : []), ...rest];
  }
  const start = isTitle(first)
    ? [strong(text(`${label}: `), ...first.children)]
    : [strong(text(label)), text(' '), ...first.children];
  return [paragraph(...start), ...rest];
}

/** Whether it is what stands in brackets behind the name. */
const isTitle = ({data}: Paragraph) =>
  (data as {directiveLabel?: true} | undefined)?.directiveLabel === true;
