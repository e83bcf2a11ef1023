import {isDeepStrictEqual} from 'node:util';
import {countedFacts} from '../../checks/coverage/fact-ids';
import type {Areas} from '../../reference';

/** What a release has that another has not, by ids of facts, and what it tells in another way. */
export interface Comparison {
  fresh: string[];
  gone: string[];
  /** One line each: `options output.clean  defaults: true → false`. */
  changed: string[];
}

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

/** Compares what two releases tell. */
export function compareAreas(before: Areas, after: Areas): Comparison {
  const idsOf = (areas: Areas) => countedFacts(areas).map(({id}) => id);
  const [old, now] = [new Set(idsOf(before)), new Set(idsOf(after))];
  const former = factsByName(before);
  return {
    fresh: [...now].filter((id) => !old.has(id)),
    gone: [...old].filter((id) => !now.has(id)),
    changed: [...factsByName(after)].flatMap(([name, fact]) =>
      changesOf(name, former.get(name) ?? fact, fact),
    ),
  };
}

function factsByName(areas: Areas): Map<string, Fact> {
  const ofPlugins = areas.plugins.flatMap(({name, options = []}) =>
    options.map((option) => ({...option, of: name})),
  );
  const all = Object.entries({...areas, pluginOptions: ofPlugins}) as [string, Fact[]][];
  return new Map(
    all.flatMap(([area, facts]) =>
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
    .map((key) => `${name}  ${key}: ${textOf(before[key])} → ${textOf(after[key])}`);
}

const textOf = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Says what is new and gone, and what changed. */
export const describeComparison = (comparison: Comparison): string[] =>
  Object.entries(comparison).flatMap(([title, lines]: [string, string[]]) => [
    `${title}: ${lines.length}`,
    ...lines.map((line) => `  ${line}`),
  ]);
