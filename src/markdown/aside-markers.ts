import type {Paragraph, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt, isMirrored} from '../content/place';

const keywords: Record<string, string> = {T: 'tip', W: 'warning', '?': 'todo'};
const marker = /^([TW?])> +/;

/**
 * Turns paragraphs that start with `T> `, `W> ` or `?> ` into asides: how writers of the old site
 * marked a tip, a warning and something to do. One paragraph each; a blank line ends it.
 * @throws where a marker starts a line that starts no paragraph: it would stand in the text
 */
export function asideMarkers() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const [first] = paragraph.children;
      const [whole, sign] = (first?.type === 'text' && marker.exec(first.value)) || [];
      if (whole === undefined || sign === undefined || !parent || index === undefined) return;
      (first as Text).value = (first as Text).value.slice(whole.length);
      parent.children[index] = aside(keywords[sign]!, paragraph);
    });
    visit(tree, 'text', (text, index, parent) => {
      const lines = text.value.split('\n');
      // The first line of a text starts a line of the page only where its parent does.
      const first = index === 0 && parent?.type !== 'paragraph' ? 0 : 1;
      const stray = lines.findIndex((line, position) => position >= first && marker.test(line));
      if (stray === -1) return;
      const message = `"${lines[stray]}" starts with the marker of an aside, but no paragraph: put a blank line before it`;
      throw errorAt(file, text, message, stray);
    });
  };
}

/** What Docusaurus makes of a container directive, so that the same transform draws both. */
function aside(type: string, paragraph: Paragraph): Paragraph {
  return {
    type: 'admonition',
    position: paragraph.position,
    data: {hName: 'admonition', hProperties: {type}},
    children: [paragraph],
  } as unknown as Paragraph;
}
