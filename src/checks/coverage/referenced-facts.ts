import {type CountedFact, createMatcher} from './fact-ids';

/** A fact that a page refers to. */
export interface ReferencedFact {
  fact: CountedFact;
  /** How many characters at the beginning of its name the page may leave out. */
  maxOmitted: number;
}

/** Options whose path has more parts need no directive. */
const maxOptionDepth = 3;

/** Finds the facts that a marker names by an id or a pattern. */
export function findReferencedFacts(
  pattern: string,
  facts: readonly CountedFact[],
): ReferencedFact[] {
  const isReferenced = createMatcher(pattern);
  const ellipsisIndex = pattern.indexOf('…');
  return facts
    .filter(({id}) => isReferenced(id))
    .map((fact) => ({
      fact,
      maxOmitted: ellipsisIndex < 0 ? Infinity : ellipsisIndex - fact.kind.length - 1,
    }));
}

/** Finds the options in another option, or of a plugin, that are nested too deeply for a directive of their own. */
export function findDeepFacts(
  {kind, name}: CountedFact,
  facts: readonly CountedFact[],
): ReferencedFact[] {
  const inner = kind === 'plugin' ? 'plugin-option' : kind;
  if (!inner.endsWith('option')) return [];
  // The first part of the name is the plugin.
  const maxDepth = inner === 'plugin-option' ? maxOptionDepth + 1 : maxOptionDepth;
  return facts
    .filter(
      (fact) =>
        fact.kind === inner &&
        fact.name.split('.').length > maxDepth &&
        fact.name.startsWith(name) &&
        /^[.[]/.test(fact.name.slice(name.length)),
    )
    .map((fact) => ({fact, maxOmitted: prefixLengthOf(fact.name, name.length)}));
}

/** Gives the length of the path of the parent in a name, with brackets, wildcards and dot. */
const prefixLengthOf = (name: string, length: number) =>
  length + /^(?:\[\]|\.\*)*\.?/.exec(name.slice(length))![0].length;

/** Tells whether the text of a heading or of inline code names a fact. */
export function namesFact(
  {fact: {name, titles}, maxOmitted}: ReferencedFact,
  written: string,
): boolean {
  const fullName = removeBrackets(name);
  return nameCandidates(written).some((candidate) => {
    if (!fullName.endsWith(candidate))
      return titles.some((title) => removeBrackets(title) === candidate);
    const start = fullName.length - candidate.length;
    return (
      start <= maxOmitted && (start === 0 || start === maxOmitted || fullName[start - 1] === '.')
    );
  });
}

/** Removes the brackets from the name of a list's elements, which is then that of the list. */
const removeBrackets = (name: string) => name.replace(/\[\]$/, '');

/** Gives the parts of a text that may be a name: of `--config <file>` and `emitFile(name)` the beginning. */
const nameCandidates = (text: string) =>
  [
    text,
    text.replace(/\(.*\)$/s, ''),
    text.split(/[\s=:?<]/)[0]!,
    text.replace(/^(["'])(.*)\1$/, '$2'),
  ].map(removeBrackets);
