import {type DocumentationVersion, predecessorOf, successorOf} from '../../versions';
import {readOptions} from '.';
import type {DefaultValue, OptionFact} from './option-fact';
import {withoutBrackets} from './since';

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

/** Gives the version whose options are told beside those of another: the next, else the last one. */
export const comparedWith = (own: DocumentationVersion): DocumentationVersion | undefined =>
  successorOf(own) ?? predecessorOf(own);

/**
 * Compares an option with the next version, that of the newest with the one before: what both
 * schemas and both sets of defaults say.
 * @returns undefined when nothing differs, or another fact says it already: that it is new or gone
 */
export function differenceOf(
  fact: OptionFact,
  own: DocumentationVersion,
  version = comparedWith(own),
): VersionDifference | undefined {
  if (!version) return undefined;
  const {facts, known} = optionsOf(version);
  const there = facts.get(fact.path);
  const none = {version, more: [], fewer: []};
  if (!there) {
    const path = withoutBrackets(fact.path);
    const parent = /^(.*)\.[^.]+$/.exec(path)?.[1];
    const isNew =
      !fact.since && !fact.removed && !known.has(path) && (!parent || known.has(parent));
    return isNew ? none : undefined;
  }
  const difference = {
    ...none,
    path: there.path,
    defaults: haveSameDefaults(fact, there) ? undefined : there.defaults,
    more: onlyIn(there.type, fact.type),
    fewer: onlyIn(fact.type, there.type),
  };
  const {defaults, more, fewer} = difference;
  return defaults || more.length + fewer.length > 0 ? difference : undefined;
}

interface Options {
  facts: ReadonlyMap<string, OptionFact>;
  /** Paths, whether what they name is one element or a list. */
  known: ReadonlySet<string>;
}

const read = new Map<string, Options>();

function optionsOf(version: DocumentationVersion): Options {
  const all = readOptions(version);
  const options = read.get(version.label) ?? {
    facts: new Map(all.map((fact) => [fact.path, fact])),
    known: new Set(all.map(({path}) => withoutBrackets(path))),
  };
  read.set(version.label, options);
  return options;
}

/** What has parts has their defaults, and what is given up has none that matters. */
function haveSameDefaults(fact: OptionFact, there: OptionFact): boolean {
  const sides = [fact, there];
  if (sides.some(({defaults, deprecated}) => defaults.length === 0 || deprecated)) return true;
  const [own, others] = sides.map(({defaults}) => JSON.stringify(defaults.map(normal)));
  return own === others;
}

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
  const found = [''];
  let depth = 0;
  for (const piece of type.split(/( \| |=>|[()[\]{}<>])/)) {
    if (/^[([{<]$/.test(piece)) depth += 1;
    if (/^[)\]}>]$/.test(piece)) depth -= 1;
    if (piece === ' | ' && depth === 0) found.push('');
    else found.push(found.pop()! + piece);
  }
  return found;
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
  const [own, others] = [type, other].map((each) => alternatives(each).flatMap(memberOf));
  const isOpen = [...own!, ...others!].some((member) => /^(?:any|Plugin)$|\]$/.test(member));
  if (isOpen) return [];
  const isText = others!.some((member) => member.startsWith('"'));
  const found = own!
    .filter((member) => plain.test(member) && !covers(others!, member))
    .filter((member) => !(member === 'string' && isText));
  const isBoolean = found.includes('true') && found.includes('false');
  return isBoolean
    ? [...found.filter((member) => member !== 'true' && member !== 'false'), 'boolean']
    : found;
}
