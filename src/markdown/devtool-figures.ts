import type {TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import measured from '../data/devtools.json' with {type: 'json'};
import {FaultElsewhere, leafDirectives, tableAbove} from './leaf-directives';
import {cell, paragraph, text} from './nodes';

const columns = ['Build', 'Rebuild', 'Size', 'Lines', 'Minimized'];
/**
 * `build` and `rebuild` are multiples of the time without source maps, `script` and `map` bytes, and
 * `line` is the share of places in the sources whose line a source map gives.
 */
const {asOf, webpack, project} = measured;
const values: Partial<Record<string, (typeof measured.values)['false']>> = measured.values;

/**
 * Reads `::devtools`: gives the table above it, whose rows begin with values of `devtool`, a column
 * for each figure that was measured, and says how that was done.
 * @throws naming file and line, when there is no table, or its values are not those measured
 */
export const devtoolFigures = leafDirectives(['devtools'], () => (directive) => {
  const table = tableAbove(directive);
  const [head, ...rows] = table.children;
  for (const row of rows) row.children.push(...figuresOf(row).map(cell));
  const open = Object.keys(values).find((value) => !rows.some((row) => valueOf(row) === value));
  if (open) throw new FaultElsewhere(table, `the table has no row for "${open}"`);
  head!.children.push(...columns.map(cell));
  table.align = [...(table.align ?? []), ...columns.map(() => 'right' as const)];
  return paragraph(text(how));
});

const valueOf = ({children: [first]}: TableRow) => toString(first).replace(/^"(.*)"$/, '$1');

function figuresOf(row: TableRow): string[] {
  const found = values[valueOf(row)];
  if (!found) throw new FaultElsewhere(row, `"${valueOf(row)}" was not measured`);
  const {build, rebuild, script, map, development, production} = found;
  const multiples = [build, rebuild, (script + map) / measured.values.false.script];
  const shares = [development.line, production.line];
  return [
    ...multiples.map((x) => `×${x.toFixed(1)}`),
    ...shares.map((x) => `${Math.round(100 * x)}%`),
  ];
}

const how = `Measured on ${asOf} with webpack ${webpack}: ${project.modules} TypeScript modules of this site and the packages they import, with ts-loader. Build and rebuild are processor time in development, as multiples of "false", the median of ${project.rounds} rounds. Size is that of scripts and maps in development, as a multiple of "false". Lines says for how many of ${project.probes} places in the sources a library for source maps finds the right line, and Minimized says the same for production.`;
