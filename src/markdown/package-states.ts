import type {TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import states from '../data/awesome-packages.json' with {type: 'json'};
import {type PackageStates, packageStatesSchema} from '../data/package-states';
import {FaultElsewhere, leafDirectives} from './leaf-directives';
import {cell, paragraph, text} from './nodes';

/**
 * Reads `::package-states`: gives every table of the page whose first column is "Package" two
 * columns with what the npm registry says, and tells when it was asked.
 * @throws naming file and line of a package that it was not asked about
 */
export const packageStates = leafDirectives(['package-states'], ({tree}) => () => {
  const {asOf, packages} = packageStatesSchema.parse(states);
  visit(tree, 'table', ({children: [head, ...rows], align}) => {
    if (toString(head!.children[0]) !== 'Package') return;
    head!.children.push(cell('Last release'), cell('For webpack'));
    // What has no alignment is left out of the HTML.
    align?.push(null, null);
    for (const row of rows) row.children.push(...cellsOf(row, packages));
  });
  const note = `The last two columns are what the npm registry said on ${asOf}: the release that npm installs, and the releases of webpack in its peer dependencies.`;
  return paragraph(text(note));
});

function cellsOf(row: TableRow, packages: PackageStates['packages']): TableCell[] {
  const name = toString(row.children[0]);
  const state = packages[name];
  if (!state) throw new FaultElsewhere(row, `run "npm run refresh -- states" for "${name}"`);
  const {version, webpack, deprecated} = state;
  return [cell(deprecated ? `${version}, deprecated` : version), cell(webpack ?? 'any')];
}
