import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {notices} from '../notices';
import type {ReadmePage} from '../readme-page';

const processor = unified().use(remarkParse);

/** Puts on top what readers must know before they use the package in the version they read about. */
export function notice({markdown, pin}: ReadmePage): void {
  const {text, unmaintained} = notices[pin.name] ?? {};
  const shown = text?.[pin.documentation.name];
  if (shown === undefined) return;
  const {children} = processor.parse(shown) as Root;
  markdown.children.unshift({
    type: 'containerDirective',
    name: unmaintained ? 'warning' : 'info',
    attributes: {},
    children,
  } as ContainerDirective);
}
