import {readReference} from '../../reference';
import {comparedWith} from '../../reference/options/version-difference';
import {type DocumentationVersion, successorOf} from '../../versions';
import {code, type Fact, factRow, link} from './fact-list';
import type {FactUrls} from './descriptions';
import type {FactKind, NamedFact} from './fact-types';

/** webpack has renamed the class that parses scripts; its hooks stayed what they were. */
const comparableName = (name: string) => name.replace(/^JavascriptParser\./, 'Parser.');

/** Says that the version before, or after, does not have something. */
export const onlyHereRow = (version: DocumentationVersion, other: DocumentationVersion): Fact[] =>
  successorOf(version) === other
    ? factRow('Removed', `in webpack ${other.label}`)
    : factRow('New in', `webpack ${version.label}`);

/**
 * Prepares the row that compares a name with the version that came after, or before:
 *
 *     New in     webpack 5
 *     Removed    in webpack 5
 *     In webpack 4    SyncHook, entry
 *
 * @param kind how the facts of a directive are listed
 * @param urls where pages of the other version describe them
 * @returns a function that gives no row when both versions have the same, or when another row says
 *   already since which release it exists
 */
export async function compareVersions(
  version: DocumentationVersion,
  kind: FactKind,
  urls: FactUrls,
): Promise<(fact: NamedFact, rows: readonly Fact[]) => Fact[]> {
  const other = comparedWith(version);
  if (!other) return () => [];

  const otherFacts = new Map(
    kind((await readReference(other)).areas).map((fact) => [comparableName(fact.name), fact]),
  );
  // Where the other webpack tells nothing of a kind, nothing can be said of its names.
  if (otherFacts.size === 0) return () => [];
  return ({name, kind}, rows) => {
    const otherFact = otherFacts.get(comparableName(name));
    const isDated = rows.some(({term}) => term === 'Since');
    if (!otherFact) return isDated ? [] : onlyHereRow(version, other);
    if (!kind || !otherFact.kind || kind === otherFact.kind) return [];
    const url = urls.get(otherFact.name);
    return factRow(
      `In webpack ${other.label}`,
      code(otherFact.kind),
      ...(url ? [' ', link(url, 'entry')] : []),
    );
  };
}
