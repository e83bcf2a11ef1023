import {isDeepStrictEqual} from 'node:util';
import {countedFacts, matcher} from '../../checks/coverage/fact-ids';
import type {Areas} from '../../reference';
import {newFactList, readExceptions, readNewFacts} from '../../checks/coverage/expectations';
import {writeAtomically} from '../../plugins/mirrored-packages/build/write-atomically';
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
type Comparison = ReturnType<typeof compareAreas>;

/** Compares what two releases tell. */
export function compareAreas(before: Areas, after: Areas) {
  const idsOf = (areas: Areas) => countedFacts(areas).map(({id}) => id);
  const oldIds = new Set(idsOf(before));
  const newIds = new Set(idsOf(after));
  const former = factsByName(before);
  return {
    fresh: [...newIds].filter((id) => !oldIds.has(id)),
    gone: [...oldIds].filter((id) => !newIds.has(id)),
    /** One line each: `options output.clean  defaults: true → false`. */
    changed: [...factsByName(after)].flatMap(([name, fact]) =>
      changesOf(name, former.get(name) ?? fact, fact),
    ),
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

function changesOf(name: string, before: Fact, after: Fact): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => !ignoredKeys.has(key) && !isDeepStrictEqual(before[key], after[key]))
    .map((key) => `${name}  ${key}: ${jsonText(before[key])} → ${jsonText(after[key])}`);
}

const jsonText = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Says what is new and gone, and what changed. */
export const describeComparison = (comparison: Comparison): string[] =>
  Object.entries(comparison).flatMap(([title, lines]: [string, string[]]) => [
    `${title}: ${lines.length}`,
    ...lines.map((line) => `  ${line}`),
  ]);

/**
 * Writes down what waits for a description since this release, and takes out what is gone.
 * @param since package and release, as readers see it
 * @returns how many facts were added; 0 for a version whose facts are not counted
 */
export async function awaitNewFacts(
  version: DocumentationVersion,
  {fresh, gone}: Pick<Comparison, 'fresh' | 'gone'>,
  since: string,
  siteDir: string,
): Promise<number> {
  const exceptions = readExceptions(version, siteDir);
  if (!exceptions) return 0;
  const excused = exceptions.flatMap(({facts}) => facts).map(matcher);
  const remaining = readNewFacts(version, siteDir).filter(({fact}) => !gone.includes(fact));
  const added = fresh.filter(
    (id) => !excused.some((matches) => matches(id)) && !remaining.some(({fact}) => fact === id),
  );
  const today = new Date().toISOString().slice(0, 10);
  const entries = [...remaining, ...added.map((fact) => ({fact, since, added: today}))];
  const text = `${JSON.stringify(entries, null, 2)}\n`;
  await writeAtomically(siteDir, dataFile(version, newFactList), text);
  return added.length;
}
