import {visit} from 'unist-util-visit';
import type {ReadmePage} from './readme-page';

/** Characters that show nothing: they reorder, join, hide or carry what no reader sees. */
const invisibleRanges = [
  // Controls, but for the tab and the end of a line.
  '[\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f]',
  // Overrides, embeddings and isolates of direction, its marks, and the old controls of shape.
  '[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u206f]',
  // No width, no break, no letter.
  '[\\u00ad\\u115f\\u1160\\u180e\\u200b\\u2060-\\u2065\\u3164\\ufeff\\uffa0\\ufff0-\\ufffc]',
  // Selectors of rare forms and joiners of marks; the usual selectors tell an emoji from a sign.
  '[\\u034f\\u180b-\\u180d\\u180f\\ufe00-\\ufe0d\\u{e0100}-\\u{e01ef}]',
  '[\\u{1d173}-\\u{1d17a}]',
  '\\p{Noncharacter_Code_Point}',
];

/** What ends a line somewhere: on the page it is one. */
const lineEnds = /[\v\f\u0085\u2028\u2029]/g;
const invisibleCharacters = new RegExp(invisibleRanges.join('|'), 'gu');
/** A subdivision's flag ends in them; anywhere else they are a text for machines only. */
const tagsOutsideOfFlags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]/gu;
/** They join emoji, and letters of some scripts. */
const joinersOfNothing =
  /(?<!\p{L}|\p{M}|\p{Emoji}|\ufe0f)[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Emoji}])/gu;
/** No script needs more; a tower of them covers the lines above. */
const towersOfMarks = /(\p{Mn}{4})\p{Mn}+/gu;

/**
 * Gives a text without what could hide a part of it or show it in another order: readers see all
 * of it, in the order in which it is written.
 */
export function stripInvisible(text: string): string {
  return text
    .replace(lineEnds, '\n')
    .replace(invisibleCharacters, '')
    .replace(tagsOutsideOfFlags, '')
    .replace(joinersOfNothing, '')
    .replace(towersOfMarks, '$1');
}

/** Does so in text, code, addresses and titles of a README, however the characters are written. */
export function stripInvisibleCharacters({html}: ReadmePage): void {
  visit(html, (node) => {
    if (node.type === 'text') node.value = stripInvisible(node.value);
    if (node.type !== 'element') return;
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === 'string') node.properties[name] = stripInvisible(value);
    }
  });
}
