import type {Element, ElementContent, RootContent as HtmlContent} from 'hast';
import type {Image, PhrasingContent, RootContent} from 'mdast';
import {text} from '../../../../markdown/nodes';
import type {ImageCopy} from '../images/image-copies';
import {withoutWidth, withWidth} from '../images/source';
import {type ReadmePage, rewrite} from '../readme-page';
import {isHeading} from './headings';

/**
 * Keeps the images that say something to those who do not see them, for `placeImages`. One without
 * alternative text says nothing and goes, and so does a link that held nothing else. In a heading,
 * and where nothing can be fetched, only the text is shown.
 */
export function keepImages({html}: ReadmePage): void {
  rewrite<HtmlContent>(html, (node, ancestors) => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'a')
      return isEmpty(node) ? [] : {...node, children: trimmed(node.children)};
    if (node.tagName !== 'img') return node;
    const {alt, src, title, width} = node.properties;
    if (typeof alt !== 'string' || alt.trim() === '') return [];
    if (typeof src !== 'string' || !URL.canParse(src) || ancestors.some(isHeading))
      return {type: 'text', value: alt.trim()};
    const properties = {src: withWidth(src, width), alt: alt.trim(), title};
    return {type: 'element', tagName: 'img', properties, children: []};
  });
}

/** Drops the break that stood between an image and the name below it. */
export function trimmed(content: ElementContent[]): ElementContent[] {
  const start = content.findIndex((node) => !isSpace(node));
  return start < 0 ? [] : content.slice(start);
}

const isSpace = (node: ElementContent) =>
  node.type === 'text' ? node.value.trim() === '' : (node as Element).tagName === 'br';

const isEmpty = ({children, properties}: Element) =>
  children.every(isSpace) && properties.href !== undefined;

/**
 * Shows this site's own copies of images; opening a page must not ask another site for anything.
 * An animation shows its first picture and leads to itself, since nothing here moves unasked. An
 * image without a copy is a link to it, named by its text.
 * @returns whether the page shows any image
 */
export function placeImages({markdown}: ReadmePage, copies: ReadonlyMap<string, ImageCopy>) {
  let count = 0;
  rewrite<RootContent>(markdown, (node, ancestors) => {
    if (node.type !== 'image') return node;
    const isLinked = ancestors.some(({type}) => type === 'link');
    const copy = copies.get(node.url);
    if (!copy) return isLinked ? text(node.alt ?? '') : link(node, [text(`${node.alt} (image)`)]);
    count += 1;
    // Docusaurus leaves such an address alone: the file is neither packed anew nor put into a script.
    const copiedImage = {...node, url: `pathname://${copy.address}`};
    return copy.isMoving && !isLinked
      ? link(node, [{...copiedImage, title: node.title ?? 'Shows the animation'}])
      : copiedImage;
  });
  return count > 0;
}

const link = ({url}: Image, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url: withoutWidth(url),
  children,
});
