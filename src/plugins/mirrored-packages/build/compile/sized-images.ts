import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {remove} from 'unist-util-remove';
import type {VFile} from 'vfile';
import {sizeIn} from '../images/own-address';
import {isMirroredFile} from './is-mirrored-file';

/**
 * Tells browsers how large the images of a mirrored page are, so that nothing moves when they
 * arrive, and has each wait until it is nearly in view. An image that the sanitizer left without
 * an address goes.
 */
export function sizedImages() {
  return (tree: Root, file: VFile): void => {
    if (!isMirroredFile(file)) return;
    remove(tree, (node) => isImage(node as Element) && sizeOf(node as Element) === undefined);
    visit(tree, 'element', (node) => {
      if (isImage(node)) Object.assign(node.properties, sizeOf(node), {loading: 'lazy'});
    });
  };
}

const isImage = ({tagName}: Element) => tagName === 'img';
const sizeOf = ({properties}: Element) => sizeIn(String(properties.src));
