import type {Image, PhrasingContent, RootContent} from 'mdast';
import {withoutWidth} from '../images/source';
import type {PlacedImage} from '../images/image-copies';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

/**
 * Shows this site's own copies of images; opening a page must not ask another site for anything.
 * An animation shows its first picture and leads to itself, since nothing here moves unasked. An
 * image without a copy is a link to it, named by its text.
 * @returns whether the page shows any image
 */
export function placeImages(
  {markdown}: ReadmePage,
  copies: ReadonlyMap<string, PlacedImage>,
): boolean {
  let count = 0;
  rewrite<RootContent>(markdown, (node, ancestors) => {
    if (node.type !== 'image') return node;
    const isLinked = ancestors.some(({type}) => type === 'link');
    const copy = copies.get(node.url);
    if (!copy) return isLinked ? text(node.alt) : link(node, [text(`${node.alt} (image)`)]);
    count += 1;
    // Docusaurus leaves such an address alone: the file is neither packed anew nor put into a script.
    const own = {...node, url: `pathname://${copy.address}`};
    return copy.isMoving && !isLinked
      ? link(node, [{...own, title: node.title ?? 'Shows the animation'}])
      : own;
  });
  return count > 0;
}

const text = (value?: string | null): PhrasingContent => ({type: 'text', value: value ?? ''});

const link = ({url}: Image, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url: withoutWidth(url),
  children,
});
