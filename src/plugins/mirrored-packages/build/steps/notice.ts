import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {noticesOf} from '../notices';
import type {ReadmePage} from '../readme-page';

const processor = unified().use(remarkParse);

/** Puts on top what readers must know before they use the package in the version they read about. */
export function notice({markdown, pin}: ReadmePage): void {
  const {text, unmaintained} = noticesOf(pin.documentation)[pin.name] ?? {};
  if (text === undefined) return;
  const {children} = processor.parse(text) as Root;
  markdown.children.unshift({
    type: 'containerDirective',
    name: unmaintained ? 'warning' : 'info',
    attributes: {},
    children,
  } as ContainerDirective);
}
