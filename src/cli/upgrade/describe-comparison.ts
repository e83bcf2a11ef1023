import {describingPage, type DescribingPages} from '../../checks/coverage/expectations';
import type {Comparison} from './compare';

interface Row {
  id: string;
  text: string;
}

/**
 * Says what is new, gone and changed, each below the page it belongs on.
 * @param pages patterns by the address of the page
 * @param isExcused tells which new facts need no place on a page, by a written exception
 */
export function describeComparison(
  {fresh, gone, changed}: Comparison,
  pages: DescribingPages,
  isExcused: (id: string) => boolean,
): string[] {
  const named = (id: string): Row => ({id, text: id});
  return [
    ...group(
      'new',
      fresh.map((id) => ({id, text: isExcused(id) ? `${id} (an exception excuses it)` : id})),
      pages,
    ),
    ...group('gone', gone.map(named), pages),
    ...group(
      'changed',
      changed.map(({id, what, before, after}) => ({
        id,
        text: `${id}  ${what}: ${before} → ${after}`,
      })),
      pages,
    ),
  ];
}

const nowhere = 'on no page yet: give it to one in describing-pages.json';

function group(title: string, rows: readonly Row[], pages: DescribingPages): string[] {
  if (rows.length === 0) return [`${title}: nothing`];
  const pageOfFact = describingPage(pages);
  const pageOf = ({id}: Row) => pageOfFact(id) ?? nowhere;
  const named = [...new Set(rows.map(pageOf))].sort();
  return [
    `${title}: ${rows.length}`,
    ...named.flatMap((page) => [
      `  ${page}`,
      ...rows.filter((row) => pageOf(row) === page).map(({text}) => `    ${text}`),
    ]),
  ];
}
