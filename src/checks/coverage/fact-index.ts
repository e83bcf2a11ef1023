import {remembered} from '../../cache';
import {readReference} from '../../reference';
import {nearestName} from '../../reference/options/names';
import type {DocumentationVersion} from '../../versions';
import {beginningOf, type CountedFact, countedFacts, isPattern, matcher} from './fact-ids';

/** A fact with what a page may call it at a place. */
export interface MeantFact {
  fact: CountedFact;
  isCalled(name: string): boolean;
}

/** All that pages have to describe, by what pages write. */
export class FactIndex {
  readonly #byId: ReadonlyMap<string, CountedFact>;
  readonly #kinds: ReadonlyMap<string, readonly CountedFact[]>;

  constructor(readonly facts: readonly CountedFact[]) {
    this.#byId = new Map(facts.map((fact) => [fact.id, fact]));
    const kinds = new Set(facts.map(({kind}) => kind));
    this.#kinds = new Map(
      [...kinds].map((kind) => [kind, facts.filter((fact) => fact.kind === kind)]),
    );
  }

  /** Gives the fact that a directive names, if there is one. */
  named(kind: string, name: string): CountedFact | undefined {
    const facts = this.#kinds.get(kind) ?? [];
    return (
      this.#byId.get(`${kind}:${name}`) ??
      facts.find(({titles}) => kind === 'option' && titles.includes(name))
    );
  }

  /**
   * Gives what a marker means by an id or a pattern.
   * @throws when there is no such thing; the message names the nearest, or the kinds
   */
  meant(written: string): MeantFact[] {
    const kind = written.split(':')[0]!;
    const facts = this.#kinds.get(kind);
    if (!facts) {
      const kinds = [...this.#kinds.keys()].join(', ');
      throw new Error(`"${written}" names no kind of fact; the kinds are ${kinds}`);
    }
    if (isPattern(written)) {
      const isMeant = matcher(written);
      const found = facts.filter(({id}) => isMeant(id));
      if (found.length === 0) throw new Error(`webpack has nothing like "${written}"`);
      const left = beginningOf(written).length - kind.length - 1;
      return found.map((fact) => ({fact, isCalled: callerOf(fact, left)}));
    }
    const fact = this.#byId.get(written);
    if (fact) return [{fact, isCalled: callerOf(fact)}];
    const nearest = nearestName(
      written.slice(kind.length + 1),
      facts.map(({name}) => name),
    );
    throw new Error(`webpack has no "${written}"; the nearest is ${kind}:${nearest}`);
  }

  /** Gives the facts within another that are too deep for a heading each. */
  deepWithin({kind, name}: CountedFact): MeantFact[] {
    const [inner, start] = kind === 'plugin' ? ['plugin-option', `${name}.`] : [kind, name];
    return (this.#kinds.get(inner) ?? [])
      .filter(
        (fact) =>
          fact.depth > deepest &&
          fact.name.startsWith(start) &&
          /^[.[]/.test(fact.name.slice(name.length)),
      )
      .map((fact) => ({fact, isCalled: callerOf(fact, leadTo(fact.name, name.length))}));
  }
}

/** Gives the facts of a version, read once. */
export const factIndexOf = remembered(async (version: DocumentationVersion) => {
  const {areas} = await readReference(version);
  return new FactIndex(countedFacts(areas));
});

/** Options below this many others need no head of their own. */
const deepest = 3;

/** Where the name goes on behind that of what it is part of. */
const leadTo = (name: string, length: number) =>
  length + /^(?:\[\]|\.\*)*\.?/.exec(name.slice(length))![0].length;

/**
 * Makes the question whether a fact is called so.
 * @param left how much of the beginning of its name may be left out at most; by itself all but the
 *   last part
 */
function callerOf({name, titles}: CountedFact, left = Infinity): (written: string) => boolean {
  const tails = [...name.matchAll(/(?<=^|\.)[^.]/g)]
    .map(({index}) => index)
    .filter((index) => index <= left)
    .map((index) => name.slice(index));
  const others = titles.filter(
    (title) => !name.endsWith(title) || name.length - title.length <= left,
  );
  const all = new Set([...tails, ...others, name.slice(Math.min(left, name.length))].map(bare));
  return (written) => spellings(written).some((spelling) => all.has(spelling));
}

/** A list is called as its elements are. */
const bare = (name: string) => name.replace(/\[\]$/, '');

/** What of a piece of code may be the name: `--config <file>` and `emitFile(name)` name more. */
function spellings(written: string): string[] {
  const text = written.trim();
  return [
    text,
    text.replace(/\(.*\)$/s, ''),
    text.split(/[\s=:?<]/)[0]!,
    text.replace(/^(["'])(.*)\1$/, '$2'),
  ].map(bare);
}
