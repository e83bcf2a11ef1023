import {groupBy} from '../../../group-by';
import type {Dialect} from '../../../versions/dialects';
import type {DefaultValue} from '../option-fact';

/** A value, written down, and what it was found under. */
export interface Finding extends Circumstances {
  value: string;
  /** The kind of request it holds for, where that makes a difference. */
  request?: 'import' | 'require';
}

/** With more lines than these, only the target that webpack takes by itself is shown. */
const maxLines = 8;

/**
 * Says in few lines when an option has which default. Named cases come first; the value that
 * is most common then holds "otherwise".
 * @param findings may lack circumstances under which there is no such option
 * @returns one value without a condition, when it is always the same
 */
export function summarizeFindings(findings: readonly Finding[]): DefaultValue[] {
  const byValue = groupBy(findings, ({value}) => value);
  if (byValue.length === 1) return [{value: findings[0]!.value}];
  const mostCommonGroup = mostCommon(byValue);
  const lines = linesOf(
    byValue.filter((group) => group !== mostCommonGroup),
    findings,
  );
  if (lines.length >= maxLines) {
    const usual = findings.filter(({target}) => target === findings[0]!.target);
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
  const phrase = (word: string, read: (finding: Finding) => string) => {
    const valuesOfPart = new Set(part.map(read));
    const allValues = [...new Set(allFindings.map(read))];
    const isAll = valuesOfPart.size === allValues.length;
    return isAll ? [] : [word, allValues.filter((name) => valuesOfPart.has(name)).join(', ')];
  };
  const words = [
    ...phrase('with', ({target}) => target),
    ...phrase('in', ({mode}) => mode),
    ...phrase('for', ({request = ''}) => request),
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

/** `es5` tells of a language; it needs a platform beside it, in a list. */
export const targetSetting = (target: string): string | string[] =>
  target === 'es5' ? ['web', 'es5'] : target;

/** Gives every combination of modes and targets that a webpack knows. */
export const circumstancesOf = ({targets}: Pick<Dialect, 'targets'>): Circumstances[] =>
  targets.flatMap((target) => modes.map((mode) => ({mode, target})));

const withModule = 'with output.module';

/**
 * Says what the default is with `output.module`, too, where that makes a difference: first, because
 * it holds before what the targets say.
 * @param lines what is said of the default without it
 * @param findings what they were made of
 * @param findingsWithModule the same circumstances with it
 */
export function addModuleDifferences(
  lines: readonly DefaultValue[],
  findings: readonly Finding[],
  findingsWithModule: readonly Finding[],
): DefaultValue[] {
  const key = ({mode, target, request}: Finding) => [mode, target, request].join();
  const values = new Map(findings.map((finding) => [key(finding), finding.value]));
  const changed = findingsWithModule.filter(
    (finding) => values.has(key(finding)) && values.get(key(finding)) !== finding.value,
  );
  if (changed.length === 0) return [...lines];
  const others = lines.map(({value, when = 'otherwise'}) => ({value, when}));
  const groups = groupBy(changed, ({value}) => value);
  if (groups.length > 1) {
    const ofModules = linesOf(groups, changed).map(({value, when}) => ({
      value,
      when: when ? `${withModule}, ${when}` : withModule,
    }));
    return [...ofModules, ...others];
  }
  const {value} = changed[0]!;
  const same = others.find((line) => line.value === value && line.when !== 'otherwise');
  const first = {value, when: same ? `${same.when}, or ${withModule}` : withModule};
  return [first, ...others.filter((line) => line !== same)];
}
