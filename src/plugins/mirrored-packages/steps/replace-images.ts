import type {Element, ElementContent, RootContent} from 'hast';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

const isInText = (node: unknown) => /^(a|h[1-6])$/.test((node as Element).tagName ?? '');

/**
 * Puts an image's alternative text in its place, as a link to the image: opening a page must not
 * ask another site for anything. An image without such text says nothing and goes, and so does a
 * link that held nothing else.
 */
export function replaceImages({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node, ancestors) => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'a')
      return isEmpty(node) ? [] : {...node, children: trimmed(node.children)};
    if (node.tagName !== 'img') return node;
    const {alt, src} = node.properties;
    if (typeof alt !== 'string' || alt.trim() === '') return [];
    const text: ElementContent = {type: 'text', value: alt.trim()};
    if (ancestors.some(isInText) || typeof src !== 'string') return text;
    text.value += ' (image)';
    return {type: 'element', tagName: 'a', properties: {href: src}, children: [text]};
  });
}

/** Drops the break that stood between an image and the name below it. */
const trimmed = (content: ElementContent[]): ElementContent[] =>
  content.slice(content.findIndex((node) => !isSpace(node)));

const isSpace = (node: ElementContent) =>
  node.type === 'text' ? node.value.trim() === '' : (node as Element).tagName === 'br';

const isEmpty = ({children, properties}: Element) =>
  children.every(isSpace) && properties.href !== undefined;
