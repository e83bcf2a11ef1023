import {type DocumentationVersion, predecessorOf, successorOf, versions} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import {readOptions, withoutBrackets} from '.';
import type {DefaultValue, OptionFact} from './option-fact';

/** How the version that came after, or before, knows an option. */
export interface VersionDifference {
  version: DocumentationVersion;
  /** Its name there; undefined when that version does not have it. */
  path?: string;
  /** The default there, when it is another. */
  defaults?: readonly DefaultValue[];
  /** Plain values that only one of the two takes. */
  more: readonly string[];
  fewer: readonly string[];
}

/** Gives the version that the options of another are compared with: the next, else the last one. */
export const comparedWith = (version: DocumentationVersion): DocumentationVersion | undefined =>
  successorOf(version) ?? predecessorOf(version);

/**
 * Compares an option with the next version, that of the newest with the one before: what both
 * schemas and both sets of defaults say.
 * @returns undefined when nothing differs, or another fact says it already: that it is new or gone
 */
export function differenceOf(
  fact: OptionFact,
  version: DocumentationVersion,
  other = comparedWith(version),
): VersionDifference | undefined {
  if (!other) return undefined;
  const options = readOptions(other);
  const otherFact = options.find(({path}) => path === fact.path);
  const none = {version: other, more: [], fewer: []};
  if (!otherFact) {
    const otherPaths = new Set(options.map(({path}) => withoutBrackets(path)));
    const path = withoutBrackets(fact.path);
    const parent = /^(.*)\.[^.]+$/.exec(path)?.[1];
    const isNew =
      !fact.since && !fact.removed && !otherPaths.has(path) && (!parent || otherPaths.has(parent));
    return isNew ? none : undefined;
  }
  const sharedTargetNames = sharedTargets(version, other);
  const defaults = haveSameDefaults(fact, otherFact, sharedTargetNames)
    ? undefined
    : otherFact.defaults;
  const more = onlyIn(otherFact.type, fact.type);
  const fewer = onlyIn(fact.type, otherFact.type);
  if (!defaults && more.length + fewer.length === 0) return undefined;
  return {version: other, path: otherFact.path, defaults, more, fewer};
}

/** What has parts has their defaults, and what is given up has none that matters. */
function haveSameDefaults(
  fact: OptionFact,
  otherFact: OptionFact,
  sharedTargetNames: ReadonlySet<string>,
): boolean {
  const sides = [fact, otherFact];
  if (sides.some(({defaults, deprecated}) => defaults.length === 0 || deprecated)) return true;
  const [written, writtenThere] = sides.map(({defaults}) =>
    JSON.stringify(
      unconditional(defaults.flatMap((line) => ofSharedTargets(line, sharedTargetNames))).map(
        normal,
      ),
    ),
  );
  return written === writtenThere;
}

/** What is said of all that is left holds always. */
const unconditional = (lines: readonly DefaultValue[]): DefaultValue[] =>
  lines.length === 1 ? [{value: lines[0]!.value}] : [...lines];

/** Names that a condition may have in both versions: targets that only one of them has say nothing. */
function sharedTargets(...both: readonly DocumentationVersion[]): ReadonlySet<string> {
  const [targets = [], targetsThere = []] = both.map((version) => dialectOf(version).targets);
  return new Set(targets.filter((target) => targetsThere.includes(target)));
}

/** Leaves out what only one of two versions can have: its own targets, and `output.module`. */
function ofSharedTargets(
  {value, when}: DefaultValue,
  sharedTargetNames: ReadonlySet<string>,
): DefaultValue[] {
  if (when === undefined || when === 'otherwise') return [{value, when}];
  const [, names = '', ending = ''] = /^(.*?)((?: in | for ).*)?$/.exec(when)!;
  const comparableNames = names
    .split(', ')
    .filter((name) => sharedTargetNames.has(name) || !isTarget(name));
  const comparedNames = comparableNames.filter((name) => !name.includes('output.module'));
  return comparedNames.length > 0 ? [{value, when: comparedNames.join(', ') + ending}] : [];
}

const isTarget = (name: string) =>
  versions.some((version) => dialectOf(version).targets.includes(name));

/** Whether a default is off, empty or left out, which is one thing. */
export const isOff = (value: string): boolean => /^(?:undefined|false|""|\{\}|\[\])$/.test(value);

const normal = ({value, when}: DefaultValue): DefaultValue => ({
  value: isOff(value) ? '' : value,
  ...(when && {when}),
});

/** Plain values that a type allows by itself, and values that only one of two types allows. */
const plain = /^(?:".*"|-?\d+|string|number|true|false|RegExp|function)$/;

/** Splits a type where it names alternatives, and nowhere inside of one. */
function alternatives(type: string): string[] {
  const pieces = [''];
  let depth = 0;
  for (const piece of type.split(/( \| |=>|[()[\]{}<>])/)) {
    if (/^[([{<]$/.test(piece)) depth += 1;
    if (/^[)\]}>]$/.test(piece)) depth -= 1;
    if (piece === ' | ' && depth === 0) pieces.push('');
    else pieces.push(pieces.pop()! + piece);
  }
  return pieces;
}

/** What functions take has names in one version and none in another; a boolean is two values. */
function memberOf(alternative: string): string[] {
  if (alternative === 'boolean') return ['true', 'false'];
  return [/=>|^function$/.test(alternative) && !/\]$/.test(alternative) ? 'function' : alternative];
}

const covers = (members: readonly string[], member: string): boolean =>
  members.includes(member) || (/^"/.test(member) && members.includes('string'));

/**
 * Gives plain values that one type allows and the other does not. Lists and objects are not
 * compared: schemas of different releases describe the same ones in different words.
 * @returns none when one of the two allows anything, or says nothing that can be compared
 */
export function onlyIn(type: string, other: string): string[] {
  const members = alternatives(type).flatMap(memberOf);
  const otherMembers = alternatives(other).flatMap(memberOf);
  const isOpen = [...members, ...otherMembers].some((member) =>
    /^(?:any|Plugin)$|\]$/.test(member),
  );
  if (isOpen) return [];
  const isText = otherMembers.some((member) => member.startsWith('"'));
  const exclusiveMembers = members
    .filter((member) => plain.test(member) && !covers(otherMembers, member))
    .filter((member) => !(member === 'string' && isText));
  const withoutBooleans = exclusiveMembers.filter((member) => !/^(?:true|false)$/.test(member));
  return exclusiveMembers.length - withoutBooleans.length === 2
    ? [...withoutBooleans, 'boolean']
    : exclusiveMembers;
}
