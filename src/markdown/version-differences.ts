import type {PhrasingContent, Table} from 'mdast';
import {readReference} from '../reference';
import {readOptions, withoutBrackets} from '../reference/options';
import {isSharedOption} from '../reference/options/shared-option-paths';
import {comparedWith, differenceOf} from '../reference/options/version-difference';
import {type DocumentationVersion, predecessorOf} from '../versions';
import {type DescribedName, factUrls, readDescriptions} from './facts/descriptions';
import {factKinds} from './facts/fact-kinds';
import {leafDirectives} from './leaf-directives';
import {code, linkedName, table, text} from './nodes';
import {defaultsIn} from './options/version-changes';

type Side = 'before' | 'after';

/** A name, and what each of the two versions has under it; nothing where a version lacks it. */
interface Difference {
  name: string;
  before?: PhrasingContent[];
  after?: PhrasingContent[];
}

/** Both versions, each with what its pages describe. */
interface ComparedVersions {
  versions: Readonly<Record<Side, DocumentationVersion>>;
  described: Readonly<Record<Side, readonly DescribedName[]>>;
}

const sides = ['before', 'after'] as const;

/**
 * Reads `::version-differences[hook]`: a table of all names of a kind that this version or the one
 * before has alone, or that differ. Kinds are those of facts (`facts/fact-kinds.ts`), and `message`.
 * @throws naming file and line, when there is no such kind or no version before
 */
export const versionDifferences = leafDirectives(['version-differences'], async (page) => {
  const after = page.version;
  const before = predecessorOf(after);
  if (!before) throw new Error(`webpack ${after.label} has no version before it here`);
  const {versionDescriptions, compared} = await readDescriptions(page);
  const differences = await readDifferences({before, after});
  const described = {
    before: comparedWith(after) === before ? compared : [],
    after: versionDescriptions,
  };
  return ({text: kind}) => {
    const list = differences[kind];
    if (!list) throw new Error(`write one of ${Object.keys(differences).join(', ')}`);
    return tableOf(kind, list, {versions: {before, after}, described});
  };
});

async function readDifferences(
  versions: Record<Side, DocumentationVersion>,
): Promise<Record<string, Difference[]>> {
  const [before, after] = await Promise.all([
    readReference(versions.before),
    readReference(versions.after),
  ]);
  const named = Object.entries(factKinds).map(([kind, listFacts]) => [
    kind,
    compareNames({before: listFacts(before.areas), after: listFacts(after.areas)}),
  ]);
  return {
    ...(Object.fromEntries(named) as Record<string, Difference[]>),
    option: compareOptions(versions),
    flag: compareNames({
      before: before.areas.flags,
      // Flags of single options are named by the options themselves.
      after: after.areas.flags.filter(({sets = []}) => sets.length === 0),
      all: after.areas.flags,
    }),
    message: compareNames({before: before.areas.messages, after: after.areas.messages}),
  };
}

/** @property kind what may differ between versions, as that of a hook */
interface Named {
  name: string;
  kind?: string;
}

const available: PhrasingContent[] = [text('yes')];

/** @param all names of the newer version, where some of them are no differences */
function compareNames({
  before,
  after,
  all = after,
}: Record<Side, readonly Named[]> & {all?: readonly Named[]}): Difference[] {
  const later = new Map(all.map((fact) => [fact.name, fact]));
  const earlier = new Map(before.map((fact) => [fact.name, fact]));
  const content = (fact: Named | undefined) =>
    fact && (fact.kind && fact.kind !== 'error' ? [code(fact.kind)] : available);
  const names = [...earlier.values(), ...after.filter(({name}) => !earlier.has(name))];
  return names
    .filter(
      ({name}) =>
        earlier.get(name)?.kind !== later.get(name)?.kind ||
        !(earlier.has(name) && later.has(name)),
    )
    .map(({name}) => ({
      name,
      before: content(earlier.get(name)),
      after: content(later.get(name)),
    }));
}

/** Parts of an option that is new, or gone, say nothing more. */
function compareOptions({before, after}: Record<Side, DocumentationVersion>): Difference[] {
  const paths = (version: DocumentationVersion) =>
    new Map(
      readOptions(version)
        .filter(({path}) => !isSharedOption(path))
        .map((fact) => [withoutBrackets(fact.path), fact] as const),
    );
  const earlier = paths(before);
  const later = paths(after);
  const onlyIn = (mine: typeof earlier, other: typeof earlier) =>
    [...mine].filter(([path, {removed}]) => {
      const parent = path.replace(/\.[^.]+$/, '');
      return !removed && !other.has(path) && (parent === path || other.has(parent));
    });
  const gone = [...earlier].filter(([, {removed}]) => removed);
  const changed = [...earlier].flatMap(([name, fact]) => {
    const defaults = differenceOf(fact, before, after)?.defaults;
    const hasParts = [...later.keys()].some((path) => path.startsWith(`${name}.`));
    return defaults && !hasParts
      ? [{name, before: defaultsIn(fact.defaults), after: defaultsIn(defaults)}]
      : [];
  });
  return [
    ...gone.map(([name]) => ({name, before: available})),
    ...onlyIn(later, earlier).map(([name]) => ({name, after: available})),
    ...changed,
  ].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function tableOf(
  kind: string,
  differences: readonly Difference[],
  {versions, described}: ComparedVersions,
): Table {
  const urls = {
    before: factUrls(kind, described.before),
    after: factUrls(kind, described.after),
  };
  const rows = differences.map(({name, before, after}) => [
    linkedName(name, urls[after ? 'after' : 'before'].get(name)),
    before ?? 'no',
    after ?? 'no',
  ]);
  const titles = ['Name', ...sides.map((side) => `webpack ${versions[side].label}`)];
  // The search finds a name where it is described, and not here.
  return {...table(titles, rows), data: {hProperties: {dataNosnippet: ''}}};
}
