import type {Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readOptions} from '../../reference/options';
import {modes} from '../../reference/options/defaults/circumstances';
import {isMirrored} from '../../content/place';
import {code, row, text} from '../tables/cells';
import {versionOfPage} from './find-option';

/** Reads `::defaults-by-mode`: a table of every option whose default depends on the mode. */
export function defaultsByMode() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'defaults-by-mode' || !parent || index === undefined) return;
      parent.children[index] = {...table(file), position: node.position};
    });
  };
}

function table(file: VFile): Table {
  const rows = readOptions(versionOfPage(file))
    .filter(({byMode, deprecated}) => byMode && !deprecated)
    .filter(({path}, _, all) => !all.some((other) => path.startsWith(`${other.path}.`)))
    .map(({path, byMode}) => row(code(path), ...modes.map((mode) => value(byMode![mode]))));
  const head = row(text('Option'), ...modes.map(code));
  return {type: 'table', children: [head, ...rows]};
}

const value = (written: string) => (written === 'undefined' ? text('not set') : code(written));
