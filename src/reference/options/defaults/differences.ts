import {groupBy} from '../../../group-by';
import type {Dialect} from '../../../versions/dialects';
import type {DefaultValue} from '../option-fact';

/** A value, written down, and what it was found under. */
export interface Finding extends Circumstances {
  value: string;
  /** The kind of request it holds for, where that makes a difference. */
  request?: 'import' | 'require';
}

/** With more lines than these, only the target that webpack takes by itself is told. */
const maxLines = 8;

/**
 * Says in few lines when an option has which default. What is named is told first; the value that
 * is most common then holds "otherwise".
 * @param findings may lack circumstances under which there is no such option
 * @returns one value without a condition, when it is always the same
 */
export function differences(findings: readonly Finding[]): DefaultValue[] {
  const byValue = groupBy(findings, ({value}) => value);
  if (byValue.length === 1) return [{value: findings[0]!.value}];
  const mostCommonGroup = mostCommon(byValue);
  const lines = linesOf(
    byValue.filter((group) => group !== mostCommonGroup),
    findings,
  );
  if (lines.length >= maxLines) {
    const usual = findings.filter(({target}) => target === targets[0]);
    return linesOf(
      groupBy(usual, ({value}) => value),
      findings,
    );
  }
  return mostCommonGroup
    ? [...lines, {value: mostCommonGroup[0]!.value, when: 'otherwise'}]
    : lines;
}

const linesOf = (groups: Finding[][], allFindings: readonly Finding[]): DefaultValue[] =>
  groups.flatMap((group) =>
    rectangles(group).map((part) => ({value: part[0]!.value, when: nameOf(part, allFindings)})),
  );

/** Two values that are equally common have a name each. */
function mostCommon(groups: Finding[][]): Finding[] | undefined {
  const [first, second] = [...groups].sort((a, b) => b.length - a.length);
  return first!.length > second!.length ? first : undefined;
}

/** Parts of a group that are said as "these targets in these modes". */
function rectangles(group: readonly Finding[]): Finding[][] {
  const others = (finding: Finding) =>
    group
      .filter(({target}) => target === finding.target)
      .map(({mode, request}) => `${mode} ${request}`);
  return groupBy(group, (finding) => others(finding).join());
}

/** Whatever makes no difference is not said. */
function nameOf(part: readonly Finding[], allFindings: readonly Finding[]): string {
  const phrase = (word: string, order: readonly string[], read: (finding: Finding) => string) => {
    const valuesOfPart = new Set(part.map(read));
    const isAll = valuesOfPart.size === new Set(allFindings.map(read)).size;
    return isAll ? [] : [word, order.filter((name) => valuesOfPart.has(name)).join(', ')];
  };
  const words = [
    ...phrase('with', targets, ({target}) => target),
    ...phrase('in', modes, ({mode}) => mode),
    ...phrase('for', ['import', 'require'], ({request = ''}) => request),
  ];
  return words[0] === 'for' ? words.join(' ') : words.slice(1).join(' ');
}

/** What the defaults of webpack depend on. */
export interface Circumstances {
  mode: Mode;
  target: string;
}

export const modes = ['development', 'production', 'none'] as const;
export type Mode = (typeof modes)[number];

/** Targets whose defaults differ; the first one is webpack's own choice where nothing else is said. */
export const targets = ['web', 'webworker', 'node', 'electron-main', 'electron-renderer', 'es5'];

/** `es5` tells of a language; it needs a platform beside it, in a list. */
export const targetSetting = (target: string): string | string[] =>
  target === 'es5' ? ['web', 'es5'] : target;

/** Gives every combination of modes and targets that a webpack knows. */
export const circumstancesOf = ({targetLists}: Pick<Dialect, 'targetLists'>): Circumstances[] =>
  targets
    .filter((target) => targetLists || typeof targetSetting(target) === 'string')
    .flatMap((target) => modes.map((mode) => ({mode, target})));
