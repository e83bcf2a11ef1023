import type {CoverageHomes} from '../../checks/coverage/expectations';
import {homeFinder} from '../../checks/coverage/homes';
import type {Comparison} from './compare';

interface Row {
  id: string;
  text: string;
}

/**
 * Says what is new, gone and changed, each below the page it belongs on.
 * @param homes patterns by the address of the page
 * @param isExcused tells which new facts need no place on a page, by a written exception
 */
export function describeComparison(
  {fresh, gone, changed}: Comparison,
  homes: CoverageHomes,
  isExcused: (id: string) => boolean,
): string[] {
  const named = (id: string): Row => ({id, text: id});
  return [
    ...group(
      'new',
      fresh.map((id) => ({id, text: isExcused(id) ? `${id} (an exception excuses it)` : id})),
      homes,
    ),
    ...group('gone', gone.map(named), homes),
    ...group(
      'changed',
      changed.map(({id, what, before, after}) => ({
        id,
        text: `${id}  ${what}: ${before} → ${after}`,
      })),
      homes,
    ),
  ];
}

const nowhere = 'on no page yet: give it to one in coverage-homes.json';

function group(title: string, rows: readonly Row[], homes: CoverageHomes): string[] {
  if (rows.length === 0) return [`${title}: nothing`];
  const homeOf = homeFinder(homes);
  const pageOf = ({id}: Row) => homeOf(id) ?? nowhere;
  const pages = [...new Set(rows.map(pageOf))].sort();
  return [
    `${title}: ${rows.length}`,
    ...pages.flatMap((page) => [
      `  ${page}`,
      ...rows.filter((row) => pageOf(row) === page).map(({text}) => `    ${text}`),
    ]),
  ];
}
