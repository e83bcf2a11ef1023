import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {type ReadmePage, rewrite} from '../readme-page';

/** A link to the top, or one that is only a sign, such as an arrow or the mark of a heading. */
const topText =
  /^[\s\p{S}\p{P}]*(?:(?:go |return )?(?:back )?(?:to )?(?:the )?top)?[\s\p{S}\p{P}]*$/iu;
/** Emoji that READMEs write by their name there. */
const emojiNames = /:(?:arrow\w*|top|point_up\w*|small_red_triangle|up):/g;

/**
 * Drops links to the top of the README, as in `[⬆ back to top](#tea-loader)`, and signs that link a
 * heading: browsers and this site have their own ways there, and an arrow in a heading would be in the
 * outline.
 */
export function dropTopLinks({markdown}: ReadmePage): void {
  rewrite<RootContent>(markdown, (node) => {
    if (node.type === 'link') {
      const isTopLink =
        node.url.startsWith('#') && topText.test(toString(node).replaceAll(emojiNames, ''));
      return isTopLink ? [] : node;
    }
    const isMark = /^(?:paragraph|strong|emphasis|delete)$/.test(node.type);
    return isMark && 'children' in node && node.children.length === 0 ? [] : node;
  });
}
