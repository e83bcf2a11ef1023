import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {closest} from 'fastest-levenshtein';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {asideNames} from './admonitions';
import {errorAt, isMirrored} from '../content/place';

const known = [...asideNames, 'tabs', 'tab'];

/**
 * Checks what is written as `:::name` … `:::`.
 * @throws when nothing has the name, nothing closes it (the rest of the page would be inside), or a
 *   line of colons stands in the text
 */
export function containers() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    const lines = String(file.value).split('\n');
    visit(tree, 'containerDirective', (node: ContainerDirective) => {
      const {name, position} = node;
      if (!known.includes(name)) {
        const message = `:::${name} is unknown, the nearest is :::${closest(name, known)}`;
        throw errorAt(file, node, `${message}; there are ${known.join(', ')}`);
      }
      if (position && !/:{3,}\s*$/.test(lines[position.end.line - 1] ?? '')) {
        const advice =
          'end it with a line of :::, and write what holds another one with a colon more';
        throw errorAt(file, node, `:::${name} is never closed: ${advice}`);
      }
    });
    visit(tree, 'text', (text) => {
      const all = text.value.split('\n');
      const stray = all.findIndex((line) => line.startsWith(':::'));
      if (stray === -1) return;
      const advice = 'write :::name, and what holds another one with a colon more than that';
      throw errorAt(
        file,
        text,
        `"${all[stray]}" opens nothing and closes nothing: ${advice}`,
        stray,
      );
    });
  };
}
