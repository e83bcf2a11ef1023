import {type CountedFact, matcher} from './fact-ids';

/** A fact with what a page may call it at a place. */
export interface MeantFact {
  fact: CountedFact;
  isCalled(name: string): boolean;
}

/** Options below this many others need no head of their own. */
const deepest = 3;

/** Gives what a marker means by an id or a pattern. */
export function meantBy(written: string, facts: readonly CountedFact[]): MeantFact[] {
  const isMeant = matcher(written);
  const open = written.indexOf('…');
  return facts
    .filter(({id}) => isMeant(id))
    .map((fact) => ({
      fact,
      isCalled: callerOf(fact, open < 0 ? Infinity : open - fact.kind.length - 1),
    }));
}

/** Gives the facts within another that are too deep for a heading each. */
export function deepWithin({kind, name}: CountedFact, facts: readonly CountedFact[]): MeantFact[] {
  const inner = kind === 'plugin' ? 'plugin-option' : kind;
  if (!inner.endsWith('option')) return [];
  // The name of a plugin is no option.
  const deep = inner === 'plugin-option' ? deepest + 1 : deepest;
  return facts
    .filter(
      (fact) =>
        fact.kind === inner &&
        fact.name.split('.').length > deep &&
        fact.name.startsWith(name) &&
        /^[.[]/.test(fact.name.slice(name.length)),
    )
    .map((fact) => ({fact, isCalled: callerOf(fact, leadTo(fact.name, name.length))}));
}

/** Where the name goes on behind that of what it is part of. */
const leadTo = (name: string, length: number) =>
  length + /^(?:\[\]|\.\*)*\.?/.exec(name.slice(length))![0].length;

/**
 * Makes the question whether a fact is called so.
 * @param left how much of the beginning of its name may be left out at most
 */
function callerOf({name, titles}: CountedFact, left: number): (written: string) => boolean {
  const tails = [...name.matchAll(/(?<=^|\.)[^.]/g)]
    .filter(({index}) => index <= left)
    .map(({index}) => name.slice(index));
  const others = titles.filter(
    (title) => !name.endsWith(title) || name.length - title.length <= left,
  );
  const all = new Set([...tails, ...others, name.slice(Math.min(left, name.length))].map(bare));
  return (written) => spellings(written).some((spelling) => all.has(spelling));
}

/** A list is called as its elements are. */
const bare = (name: string) => name.replace(/\[\]$/, '');

/** What of a piece of code may be the name: `--config <file>` and `emitFile(name)` name more. */
const spellings = (text: string) =>
  [
    text,
    text.replace(/\(.*\)$/s, ''),
    text.split(/[\s=:?<]/)[0]!,
    text.replace(/^(["'])(.*)\1$/, '$2'),
  ].map(bare);
