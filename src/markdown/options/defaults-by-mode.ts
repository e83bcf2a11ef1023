import type {Root, Table, TableCell, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readOptions} from '../../reference/options';
import {modes} from '../../reference/options/defaults/circumstances';
import type {OptionFact} from '../../reference/options/option-fact';
import {isMirrored} from '../place';
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
    .filter(isByMode)
    .filter(({path}, index, all) => !all.some((other) => path.startsWith(`${other.path}.`)))
    .map((fact) => row(code(fact.path), ...modes.map((mode) => value(fact, mode))));
  const head = row(text('Option'), ...modes.map(code));
  return {type: 'table', children: [head, ...rows]};
}

const isByMode = ({defaults, deprecated}: OptionFact) =>
  !deprecated &&
  defaults.some(({when}) => modes.some((mode) => when?.split(', ').includes(mode)));

function value({defaults}: OptionFact, mode: string): TableCell {
  const found =
    defaults.find(({when}) => when?.split(', ').includes(mode)) ??
    defaults.find(({when}) => when === 'otherwise');
  return found && found.value !== 'undefined' ? code(found.value) : text('not set');
}

const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});
const code = (name: string): TableCell => ({
  type: 'tableCell',
  children: [{type: 'inlineCode', value: name}],
});
const text = (words: string): TableCell => ({
  type: 'tableCell',
  children: [{type: 'text', value: words}],
});
