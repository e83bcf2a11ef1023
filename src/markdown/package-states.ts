import type {Root, RootContent, TableCell, TableRow} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import states from '../data/awesome-packages.json';
import {parsePackageStates, type PackageStates} from '../data/package-states';
import {errorAt, isMirrored} from '../content/place';

/**
 * Reads `::package-states`: gives every table of the page whose first column is "Package" two
 * columns with what the npm registry says, and tells when it was asked.
 * @throws naming file and line of a package that it was not asked about
 */
export function packageStates() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'package-states' || !parent || index === undefined) return;
      const {asOf, packages} = parsePackageStates(states);
      parent.children[index] = note(node, asOf);
      visit(tree, 'table', ({children: [head, ...rows]}) => {
        if (toString(head!.children[0]) !== 'Package') return;
        head!.children.push(cell('Last release'), cell('For webpack'));
        for (const row of rows) row.children.push(...cellsOf(row, packages, file));
      });
    });
  };
}

function cellsOf(row: TableRow, packages: PackageStates['packages'], file: VFile): TableCell[] {
  const name = toString(row.children[0]);
  const state = packages[name];
  if (!state)
    throw errorAt(file, row, `package-states: run "npm run refresh -- states" for "${name}"`);
  const {version, webpack, deprecated} = state;
  return [cell(deprecated ? `${version}, deprecated` : version), cell(webpack ?? 'any')];
}

const cell = (value: string): TableCell => ({type: 'tableCell', children: [{type: 'text', value}]});

function note({position}: LeafDirective, asOf: string): RootContent {
  const value =
    `The last two columns are what the npm registry said on ${asOf}: the release that npm installs, ` +
    `and the releases of webpack in its peer dependencies.`;
  return {type: 'paragraph', position, children: [{type: 'text', value}]};
}
