import type {AlignType, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import states from '../data/awesome-packages.json' with {type: 'json'};
import measured from '../data/devtools.json' with {type: 'json'};
import {maintenanceLabels} from '../config/maintenance-status';
import {endedStatusOf} from '../data/package-notices';
import {packageStatesSchema} from '../data/package-states';
import {readReference} from '../reference';
import {LocatedError} from './located-error';
import {leafDirectives, requireTableAbove} from './leaf-directives';
import {cell, type CellContent, code, linkedName, paragraph, text} from './nodes';

/**
 * Gives a table further columns.
 * @param cellsOf gives those of a row by the text of its first cell
 * @param at place of the first one; without it they are the last
 */
function addColumns(
  {children: [head, ...rows], align}: Table,
  titles: readonly string[],
  cellsOf: (name: string, row: TableRow) => CellContent[],
  {at = head!.children.length, alignment = null}: {at?: number; alignment?: AlignType} = {},
): void {
  for (const row of rows)
    row.children.splice(at, 0, ...cellsOf(toString(row.children[0]), row).map(cell));
  head!.children.splice(at, 0, ...titles.map(cell));
  align?.splice(at, 0, ...titles.map(() => alignment));
}

/**
 * Reads `::messages[error]` or `::messages[warning]`: in the table above it, whose rows begin with
 * classes of messages, each class leads to the line of webpack's source, and a column shows how its
 * text begins.
 * @throws naming file and line, when there is no table, or when webpack has no such class of the kind
 */
export const messageTexts = leafDirectives(['messages'], async ({version}) => {
  const {messages} = (await readReference(version)).areas;
  return (directive) => {
    const kind = directive.text;
    const cellsOf = (name: string, row: TableRow) => {
      const message = messages.find(
        (candidate) => candidate.name === name && candidate.kind === kind,
      );
      if (!message) throw new LocatedError(row, `webpack has no ${kind} "${name}"`);
      row.children[0] = cell(linkedName(name, message.source));
      const beginning = beginningOf(message.texts);
      return [beginning ? code(beginning) : 'several texts'];
    };
    addColumns(requireTableAbove(directive), ['Its text begins with'], cellsOf, {at: 1});
    return [];
  };
});

/** Characters that are enough to tell the text of a message from others. */
const maxLength = 90;

/**
 * Gives the beginning of a message as readers see it, with `…` for what differs by case.
 * @param texts of a message, in the order it is put together
 * @returns undefined when the class has no text of its own
 */
export function beginningOf(texts: readonly string[]): string | undefined {
  const firstText = texts.find((text) => /^[\w"'({]/.test(text));
  if (firstText === undefined) return undefined;
  const text = firstLines(firstText.replaceAll(/\{[^}]*\}/g, '…'));
  if (text.length <= maxLength) return text.replace(/[:… ]+$/, '');
  const [words] = /^.*(?=\s)/.exec(text.slice(0, maxLength + 1)) ?? [text.slice(0, maxLength)];
  return `${words.replace(/[\s,:…-]+$/, '')} …`;
}

/** Takes the first line of a message, or two where the first is only a title. */
function firstLines(text: string): string {
  const lines = text.split('\n');
  const isTitle = lines[0]!.split(/\s+/).length < 4 || /recommendations:\s*$/.test(lines[0]!);
  return lines
    .slice(0, isTitle ? 2 : 1)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/…(?: …)+/g, '…')
    .trim();
}

/**
 * Reads `::package-states`: gives every table of the page whose first column is "Package" two
 * columns with what the npm registry says, and tells when it was asked. That a package has ended
 * comes from the notices about packages, too.
 * @throws naming file and line of a package that it was not asked about
 */
export const packageStates = leafDirectives(['package-states'], ({tree, version: site}) => () => {
  const {asOf, packages} = packageStatesSchema.parse(states);
  const cellsOf = (name: string, row: TableRow) => {
    const state = packages[name];
    if (!state) throw new LocatedError(row, `run "npm run refresh -- states" for "${name}"`);
    const {version, webpack, deprecated} = state;
    const ended = deprecated ? 'deprecated' : endedStatusOf(site, name);
    return [ended ? `${version}, ${maintenanceLabels[ended]}` : version, webpack ?? 'any'];
  };
  visit(tree, 'table', (table) => {
    if (toString(table.children[0]?.children[0]) === 'Package')
      addColumns(table, ['Last release', 'For webpack'], cellsOf);
  });
  const note = `The last two columns are what the npm registry said on ${asOf}: the release that npm installs, and the releases of webpack in its peer dependencies. A package is also called deprecated if its README says so.`;
  return paragraph(text(note));
});

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
