import {type CountedFact, matcher} from './fact-ids';

/** A fact that a place of a page refers to, and how much of the beginning of its name may be left out there. */
export interface ReferencedFact {
  fact: CountedFact;
  left: number;
}

/** Options below this many others need no head of their own. */
const deepest = 3;

/** Gives the facts that a marker names by an id or a pattern. */
export function factsMatching(pattern: string, facts: readonly CountedFact[]): ReferencedFact[] {
  const isReferenced = matcher(pattern);
  const open = pattern.indexOf('…');
  return facts
    .filter(({id}) => isReferenced(id))
    .map((fact) => ({fact, left: open < 0 ? Infinity : open - fact.kind.length - 1}));
}

/** Gives the facts within another that are too deep for a heading each. */
export function deepWithin(
  {kind, name}: CountedFact,
  facts: readonly CountedFact[],
): ReferencedFact[] {
  const inner = kind === 'plugin' ? 'plugin-option' : kind;
  if (!inner.endsWith('option')) return [];
  // The first part of the name is the plugin.
  const deep = inner === 'plugin-option' ? deepest + 1 : deepest;
  return facts
    .filter(
      (fact) =>
        fact.kind === inner &&
        fact.name.split('.').length > deep &&
        fact.name.startsWith(name) &&
        /^[.[]/.test(fact.name.slice(name.length)),
    )
    .map((fact) => ({fact, left: leadTo(fact.name, name.length)}));
}

/** Where the name goes on behind that of what it is part of. */
const leadTo = (name: string, length: number) =>
  length + /^(?:\[\]|\.\*)*\.?/.exec(name.slice(length))![0].length;

/** Whether a piece of code or a heading names a fact. */
export function isCalled({fact: {name, titles}, left}: ReferencedFact, written: string): boolean {
  const whole = bare(name);
  return spellings(written).some((spelling) => {
    if (!whole.endsWith(spelling)) return titles.some((title) => bare(title) === spelling);
    const start = whole.length - spelling.length;
    return start <= left && (start === 0 || start === left || whole[start - 1] === '.');
  });
}

/** A list has the name of its elements. */
const bare = (name: string) => name.replace(/\[\]$/, '');

/** What of a piece of code may be the name: `--config <file>` and `emitFile(name)` name more. */
const spellings = (text: string) =>
  [
    text,
    text.replace(/\(.*\)$/s, ''),
    text.split(/[\s=:?<]/)[0]!,
    text.replace(/^(["'])(.*)\1$/, '$2'),
  ].map(bare);
