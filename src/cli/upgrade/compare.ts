import {isDeepStrictEqual} from 'node:util';
import {countedFacts, createMatcher} from '../../checks/coverage/fact-ids';
import type {Areas} from '../../reference';
import {newFactList, readExceptions, readNewFacts} from '../../checks/coverage/coverage-lists';
import {writeAtomically} from '../../write-atomically';
import {dataFile} from '../../versions/data';
import type {DocumentationVersion} from '../../versions';

type Fact = Readonly<Record<string, unknown>>;

/** Names, and what differs between releases without a meaning for readers. */
const ignoredKeys = new Set([
  'name',
  'path',
  'names',
  'of',
  'source',
  'description',
  'since',
  'options',
]);

/** What a release has that another has not, by ids of facts, and what it tells in another way. */
export type Comparison = ReturnType<typeof compareAreas>;

/** Something that a release says in another way. */
export interface Change {
  area: string;
  name: string;
  /** What of it: `defaults`, `type`, `arguments`. */
  key: string;
  before: string;
  after: string;
}

/** Compares what two releases tell. */
export function compareAreas(before: Areas, after: Areas) {
  const idsOf = (areas: Areas) => countedFacts(areas).map(({id}) => id);
  const oldIds = new Set(idsOf(before));
  const newIds = new Set(idsOf(after));
  const former = factsByName(before);
  return {
    fresh: [...newIds].filter((id) => !oldIds.has(id)),
    gone: [...oldIds].filter((id) => !newIds.has(id)),
    changed: [...factsByName(after)].flatMap(([key, fact]) => {
      const [, area = '', name = ''] = /^(\S+) (.*)$/s.exec(key) ?? [];
      return changesOf(former.get(key) ?? fact, fact).map((change) => ({area, name, ...change}));
    }),
  };
}

function factsByName(areas: Areas): Map<string, Fact> {
  const ofPlugins = areas.plugins.flatMap(({name, options = []}) =>
    options.map((option) => ({...option, of: name})),
  );
  const factsByArea = Object.entries({...areas, pluginOptions: ofPlugins}) as [string, Fact[]][];
  return new Map(
    factsByArea.flatMap(([area, facts]) =>
      facts.map((fact) => {
        const {of, name, path = name} = fact;
        return [`${area} ${[of, path].filter(Boolean).join('.')}`, fact] as const;
      }),
    ),
  );
}

function changesOf(factBefore: Fact, factAfter: Fact): Pick<Change, 'key' | 'before' | 'after'>[] {
  const [before, after] = [withoutSources(factBefore), withoutSources(factAfter)];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => !ignoredKeys.has(key) && !isDeepStrictEqual(before[key], after[key]))
    .map((key) => ({key, before: jsonText(before[key]), after: jsonText(after[key])}));
}

/**
 * Copies a fact as JSON has it, without links to webpack's source: they name the release and a line,
 * and so differ in every release.
 */
const withoutSources = (fact: Fact): Fact =>
  JSON.parse(
    JSON.stringify(fact, (key, value: unknown) => (key === 'source' ? undefined : value)),
  ) as Fact;

const jsonText = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Says how much is new, gone and changed. */
export const countsOf = ({fresh, gone, changed}: Comparison): string =>
  `${fresh.length} facts are new, ${gone.length} gone, ${changed.length} changed`;

/**
 * Writes down what waits for a description since this release, and takes out what is gone.
 * @param since package and release, as readers see it
 * @returns ids of the facts that wait; none for a version whose facts are not counted
 */
export async function awaitNewFacts(
  version: DocumentationVersion,
  {fresh, gone}: Pick<Comparison, 'fresh' | 'gone'>,
  since: string,
  siteDir: string,
): Promise<string[]> {
  const exceptions = readExceptions(version, siteDir);
  if (!exceptions) return [];
  const excused = exceptions.flatMap(({facts}) => facts).map(createMatcher);
  const remaining = readNewFacts(version, siteDir).filter(({fact}) => !gone.includes(fact));
  const added = fresh.filter(
    (id) => !excused.some((matches) => matches(id)) && !remaining.some(({fact}) => fact === id),
  );
  const today = new Date().toISOString().slice(0, 10);
  const entries = [...remaining, ...added.map((fact) => ({fact, since, added: today}))];
  const text = `${JSON.stringify(entries, null, 2)}\n`;
  await writeAtomically(siteDir, dataFile(version, newFactList), text);
  return entries.map(({fact}) => fact);
}
