import type {TableRow} from 'mdast';
import measured from '../../data/devtools.json' with {type: 'json'};
import {leafDirectives, requireTableAbove} from '../leaf-directives';
import {LocatedError} from '../located-error';
import {paragraph, text} from '../nodes';
import {addColumns} from './add-columns';

/**
 * Reads `::devtools`: gives the table above it, whose rows begin with values of `devtool`, a column
 * for each figure that was measured, and says how that was done.
 * @throws naming file and line, when there is no table, or its values are not those measured
 */
export const devtoolFigures = leafDirectives(['devtools'], () => (directive) => {
  const table = requireTableAbove(directive);
  const unlistedValues = new Set(Object.keys(measured.values));
  const cellsOf = (name: string, row: TableRow) => {
    const value = name.replace(/^"(.*)"$/, '$1');
    if (!unlistedValues.delete(value)) throw new LocatedError(row, `"${value}" was not measured`);
    return figuresOf(value as keyof typeof measured.values);
  };
  const titles = ['Build', 'Rebuild', 'Size', 'Lines', 'Minimized'];
  addColumns(table, titles, cellsOf, {alignment: 'right'});
  const [missing] = unlistedValues;
  if (missing) throw new LocatedError(table, `the table has no row for "${missing}"`);
  return paragraph(text(measurementNote));
});

/**
 * `build` and `rebuild` are multiples of the time without source maps, `script` and `map` bytes, and
 * `line` is the share of places in the sources whose line a source map gives.
 */
const {asOf, webpack, project, values} = measured;

function figuresOf(name: keyof typeof values): string[] {
  const {build, rebuild, script, map, development, production} = values[name];
  const multiples = [build, rebuild, (script + map) / values.false.script];
  const shares = [development.line, production.line];
  return [
    ...multiples.map((x) => `×${x.toFixed(1)}`),
    ...shares.map((x) => `${Math.round(100 * x)}%`),
  ];
}

const measurementNote = `Measured on ${asOf} with webpack ${webpack}: ${project.modules} TypeScript modules of this site and the packages they import, with ts-loader. Build and rebuild are processor time in development, as multiples of "false", the median of ${project.rounds} rounds. Size is that of scripts and maps in development, as a multiple of "false". Lines says for how many of ${project.probes} places in the sources a library for source maps finds the right line, and Minimized says the same for production.`;
