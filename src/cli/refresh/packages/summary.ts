import {closest} from 'fastest-levenshtein';
import {withoutBase} from '../../../versions';
import {dataFile} from '../../../versions/data';
import {addressOf} from '../../../plugins/mirrored-packages/build/page-names';
import type {Comparison} from './compare-releases';

/**
 * Says what an update changes. A heading that is lost may be linked to from anywhere: for each the
 * line is given with which old links arrive again.
 * @param linked addresses with fragments to which pages of this site link
 */
export function summaryOf(comparison: Comparison, linked: ReadonlySet<string>): string {
  const {entry, documentation, from, to, changedLines, lost, added, newOptions} = comparison;
  return [
    `${entry.name} ${from.version} → ${to.version} (webpack ${documentation.label}): ${changedLines} ${changedLines === 1 ? 'line' : 'lines'} of the README changed`,
    ...listed('new headings', added),
    ...listed('lost headings', lost),
    ...listed('new options', newOptions),
    ...movedAnchors(comparison, linked),
  ].join('\n');
}

const listed = (what: string, names: readonly string[]) =>
  names.length > 0 ? [`  ${what}: ${names.join(', ')}`] : [];

function movedAnchors(
  {entry, documentation, lost, added}: Comparison,
  linked: ReadonlySet<string>,
): string[] {
  if (lost.length === 0) return [];
  const address = addressOf({...entry, documentation});
  const file = dataFile(documentation, 'moved-anchors');
  return [
    `  for ${file}, below "${withoutBase(address)}":`,
    ...lost.map((id) => {
      const target = added.length > 0 ? closest(id, added) : '';
      const note = linked.has(`${address}#${id}`) ? ' (pages of this site link to it)' : '';
      return `    "${id}": "#${target}",${note}`;
    }),
  ];
}
