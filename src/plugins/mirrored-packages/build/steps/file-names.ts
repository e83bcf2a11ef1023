import path from 'node:path';
import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {grammarOf} from '../../../../content/fences/languages';
import type {ReadmePage} from '../readme-page';

/**
 * READMEs name the file of a block of code in a bold line above it. Here that becomes the title of
 * the block:
 *
 *     **webpack.config.js**          ```js title="webpack.config.js"
 *                               →    module.exports = {};
 *     ```js                          ```
 *     module.exports = {};
 *     ```
 */
export function titleCodeBlocks({markdown}: ReadmePage): void {
  visit(markdown, 'paragraph', (line: Paragraph, index, parent) => {
    const title = boldFileName(line);
    if (!title || !parent || index === undefined) return undefined;
    const code = parent.children[index + 1];
    if (code?.type !== 'code' || code.meta) return undefined;

    const language = path.extname(title).slice(1);
    code.lang ??= grammarOf(language) === undefined ? 'text' : language;
    code.meta = `title="${title}"`;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Gives the name of a file that is all a paragraph says, in bold. */
function boldFileName({children}: Paragraph): string | undefined {
  const content = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [bold] = content;
  if (content.length !== 1 || bold?.type !== 'strong') return undefined;

  const name = toString(bold).trim();
  return /^[\w./@-]*\.[a-z]{2,5}$/i.test(name) ? name : undefined;
}
