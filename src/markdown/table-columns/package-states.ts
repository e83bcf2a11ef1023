import type {TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {maintenanceLabels} from '../../config/maintenance-status';
import states from '../../data/awesome-packages.json' with {type: 'json'};
import {endedStatusOf} from '../../data/package-notices';
import {packageStatesSchema} from '../../data/package-states';
import {leafDirectives} from '../leaf-directives';
import {LocatedError} from '../located-error';
import {paragraph, text} from '../nodes';
import {addColumns} from './add-columns';

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
