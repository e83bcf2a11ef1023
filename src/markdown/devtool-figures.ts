import type {Root, RootContent, TableCell, TableRow} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type DevtoolFigures, type DevtoolSnapshot, parseDevtools} from '../data/measured-devtools';
import measured from '../data/devtools.json';
import {errorAt, isMirrored} from '../content/place';

const columns = ['Size', 'Lines', 'Minimized'];
const timeColumns = ['Build', 'Rebuild'];

/**
 * Reads `::devtools`: gives the table above it, whose rows begin with values of `devtool`, a column
 * for each figure that was measured, and says how that was done.
 * @throws naming file and line, when there is no table, or its values are not those measured
 */
export function devtoolFigures() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'devtools' || !parent || index === undefined) return;
      const table = parent.children[index - 1] as RootContent | undefined;
      if (table?.type !== 'table') throw errorAt(file, node, 'devtools: it belongs below a table');
      const snapshot = parseDevtools(measured);
      const [head, ...rows] = table.children;
      const added = hasTimes(snapshot) ? [...timeColumns, ...columns] : columns;
      head!.children.push(...added.map(cell));
      for (const row of rows) row.children.push(...figuresOf(row, snapshot, file));
      const open = missing(rows, snapshot);
      if (open) throw errorAt(file, table, `devtools: the table has no row for "${open}"`);
      table.align = [...(table.align ?? []), ...added.map(() => 'right' as const)];
      parent.children[index] = how(node, snapshot);
    });
  };
}

const valueOf = ({children: [first]}: TableRow) => toString(first).replace(/^"(.*)"$/, '$1');

function figuresOf(row: TableRow, {values}: DevtoolSnapshot, file: VFile): TableCell[] {
  const figures = values[valueOf(row)];
  if (!figures) throw errorAt(file, row, `devtools: "${valueOf(row)}" was not measured`);
  const {build, rebuild, development, production} = figures;
  const multiples = [build, rebuild, sizeOf(figures, values.false!)];
  const written = multiples.filter((each) => each !== undefined).map(multiple);
  return [...written, percent(development.line), percent(production.line)].map(cell);
}

const hasTimes = ({values}: DevtoolSnapshot) =>
  Object.values(values).every(({build, rebuild}) => build !== undefined && rebuild !== undefined);

const missing = (rows: readonly TableRow[], {values}: DevtoolSnapshot) =>
  Object.keys(values).find((value) => !rows.some((row) => valueOf(row) === value));

const sizeOf = ({script, map}: DevtoolFigures, without: DevtoolFigures) =>
  (script + map) / without.script;
const multiple = (times: number) => `×${times.toFixed(1)}`;
const percent = (share: number) => `${Math.round(100 * share)}%`;
const cell = (value: string): TableCell => ({type: 'tableCell', children: [{type: 'text', value}]});

function how({position}: LeafDirective, snapshot: DevtoolSnapshot): RootContent {
  const {asOf, webpack, project} = snapshot;
  const times = hasTimes(snapshot)
    ? `Build and rebuild are processor time in development, as multiples of "false", the median of ${project.rounds} rounds. `
    : '';
  const value =
    `Measured on ${asOf} with webpack ${webpack}: ${project.modules} TypeScript modules of this site ` +
    `and the packages they import, with ts-loader. ${times}Size is that of scripts and maps in ` +
    `development, as a multiple of "false". Lines says for how many of ${project.probes} places in ` +
    `the sources a library for source maps finds the right line, and Minimized says the same for ` +
    `production.`;
  return {type: 'paragraph', position, children: [{type: 'text', value}]};
}
