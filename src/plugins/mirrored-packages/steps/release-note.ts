import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {ReadmePage} from '../readme-page';

const processor = unified().use(remarkParse);

/** Puts the pin's note on top: what readers must know about the release they see. */
export function releaseNote({markdown, pin}: ReadmePage): void {
  if (!pin.note) return;
  const {children} = processor.parse(pin.note) as Root;
  const note = {type: 'containerDirective', name: 'info', attributes: {}, children};
  markdown.children.unshift(note as ContainerDirective);
}
