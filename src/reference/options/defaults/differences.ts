import type {DefaultValue} from '../option-fact';
import {type Circumstances, modes, targets} from './circumstances';

/** A value, written down, and what it was found under. */
export interface Finding extends Circumstances {
  value: string;
}

/**
 * Says in few lines when an option has which default. What is named is told first; the value that
 * is most common then holds "otherwise".
 * @param findings may lack circumstances under which there is no such option
 * @returns one value without a condition, when it is always the same
 */
export function differences(findings: readonly Finding[]): DefaultValue[] {
  const byValue = groupBy(findings, ({value}) => value);
  if (byValue.length === 1) return [{value: findings[0]!.value}];
  const rest = mostCommon(byValue);
  const named = byValue.filter((group) => group !== rest);
  const rows = named.flatMap((group) =>
    rectangles(group).map((part) => ({
      value: part[0]!.value,
      when: nameOf(part, findings),
    })),
  );
  return rest ? [...rows, {value: rest[0]!.value, when: 'otherwise'}] : rows;
}

/** Two values that are equally common have a name each. */
function mostCommon(groups: Finding[][]): Finding[] | undefined {
  const [first, second] = [...groups].sort((a, b) => b.length - a.length);
  return first!.length > second!.length ? first : undefined;
}

/** Parts of a group that are said as "these targets in these modes". */
function rectangles(group: readonly Finding[]): Finding[][] {
  const modesOf = (target: string) =>
    group.filter((finding) => finding.target === target).map(({mode}) => mode);
  return groupBy(group, ({target}) => modesOf(target).join());
}

/** Whatever makes no difference is not said. */
function nameOf(part: readonly Finding[], all: readonly Finding[]): string {
  const said = (order: readonly string[], read: (finding: Finding) => string) => {
    const here = new Set(part.map(read));
    return here.size === new Set(all.map(read)).size
      ? undefined
      : order.filter((name) => here.has(name)).join(', ');
  };
  return [said(targets, ({target}) => target), said(modes, ({mode}) => mode)]
    .filter((name) => name !== undefined)
    .join(' in ');
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}
