import {isDeepStrictEqual} from 'node:util';
import type {Areas} from '../../reference';

/** One thing that webpack tells of a fact in another way than before. */
export interface Change {
  id: string;
  /** What changed: `type`, `defaults`, `arguments`. */
  what: string;
  before: string;
  after: string;
}

/** What a release has that another has not, by ids of facts. */
export interface Comparison {
  fresh: string[];
  gone: string[];
  changed: Change[];
}

type Told = Readonly<Record<string, unknown>>;
type Names = {[Area in keyof Areas]: (fact: Areas[Area][number]) => string};

/** How pages name the facts of each area; the same as in the count of what pages describe. */
const ids: Names = {
  commands: ({name}) => `command:${name}`,
  flags: ({name}) => `flag:${name}`,
  options: ({path}) => `option:${path}`,
  devServerOptions: ({name}) => `dev-server-option:${name}`,
  hooks: ({of, name}) => `hook:${of}.${name}`,
  plugins: ({name}) => `plugin:${name}`,
  variables: ({name}) => `variable:${name}`,
  importMeta: ({name}) => `variable:${name}`,
  moduleHot: ({name}) => `variable:${name}`,
  moduleApi: ({name}) => `variable:${name}`,
  magicComments: ({name}) => `magic-comment:${name}`,
  loaderContext: ({name}) => `loader-context:${name}`,
  statsPresets: ({name}) => `stats-preset:${name}`,
  statsFields: ({of, name}) => `stats-field:${of}.${name}`,
  stages: ({name}) => `stage:${name}`,
  devtools: ({name}) => `devtool:${name}`,
  messages: ({name}) => `message:${name}`,
};

/** Names, and what differs between releases without a meaning for readers. */
const untold = new Set([
  'name',
  'path',
  'names',
  'of',
  'source',
  'description',
  'since',
  'options',
]);

/** Gives everything that webpack tells, by the id of the fact it is about. */
export function toldById(areas: Areas): Map<string, Told> {
  const own = (Object.keys(ids) as (keyof Areas)[]).flatMap((area) =>
    (areas[area] as unknown as Told[]).map(
      (fact) => [(ids[area] as (one: unknown) => string)(fact), fact] as const,
    ),
  );
  const ofPlugins = areas.plugins.flatMap(({name, options = []}) =>
    options.map((option) => [`plugin-option:${name}.${option.name}`, {...option}] as const),
  );
  return new Map([...own, ...ofPlugins]);
}

/** Compares what two releases tell. */
export function compareAreas(before: Areas, after: Areas): Comparison {
  const [old, present] = [toldById(before), toldById(after)];
  return {
    fresh: [...present.keys()].filter((id) => !old.has(id)),
    gone: [...old.keys()].filter((id) => !present.has(id)),
    changed: [...present].flatMap(([id, fact]) => {
      const former = old.get(id);
      return former ? changesOf(id, former, fact) : [];
    }),
  };
}

function changesOf(id: string, before: Told, after: Told): Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => !untold.has(key) && !isDeepStrictEqual(before[key], after[key]))
    .map((what) => ({id, what, before: textOf(before[what]), after: textOf(after[what])}));
}

function textOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
