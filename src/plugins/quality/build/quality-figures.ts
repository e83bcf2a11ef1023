import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {figuresOf} from './figures';
import {parts} from './parts';
import {errorAt, isMirrored} from '../../../content/place';

/**
 * Reads `::quality[facts]`: what the checks have counted is put there.
 * @throws naming file and line, when there is no such part
 */
export function qualityFigures() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const names = new Set<string>();
    visit(tree, 'leafDirective', (node) => {
      if (node.name !== 'quality') return;
      const name = toString(node);
      names.add(name);
      if (!Object.hasOwn(parts, name))
        throw errorAt(file, node, `quality: there is no part "${name}"; ${partNames}`);
    });
    if (names.size === 0) return;
    const figures = await figuresOf(file.cwd);
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'quality' || !parent || index === undefined) return undefined;
      const made = parts[toString(node)]!(figures);
      parent.children.splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
  };
}

const partNames = `the parts are ${Object.keys(parts).join(', ')}`;
