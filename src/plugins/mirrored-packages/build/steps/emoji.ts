import type {Text} from 'mdast';
import {emojify} from 'node-emoji';
import {visit} from 'unist-util-visit';
import type {ReadmePage} from '../readme-page';

/** Turns shortcodes such as `:rocket:` into the characters GitHub shows for them. */
export function emoji({markdown}: ReadmePage): void {
  visit(markdown, 'text', (text: Text) => {
    text.value = emojify(text.value);
  });
}
