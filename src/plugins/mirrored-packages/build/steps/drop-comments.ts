import type {RootContent} from 'hast';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

/** Drops HTML comments: they speak to the README's authors. */
export function dropComments({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => (node.type === 'comment' ? [] : node));
}
