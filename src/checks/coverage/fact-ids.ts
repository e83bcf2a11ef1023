import {
  devServerOption,
  type FactKind,
  flag,
  hook,
  type KnownFact,
  loaderContext,
  magicComment,
  plugin,
  pluginOption,
  variable,
} from '../../markdown/facts/fact-kinds';
import type {Areas} from '../../reference';

/** Something that webpack has and a page has to describe. */
export interface CountedFact {
  /** Its kind, as directives call it, and its name: `option:output.clean`. */
  id: string;
  /** What `/quality/` counts it with. */
  area: string;
  kind: string;
  name: string;
  /** What a heading or a definition may call it; the beginning of a path may be left out. */
  titles: readonly string[];
  /** How many options lead to it, itself counted; 1 for all that is no option. */
  depth: number;
}

type Named = Pick<KnownFact, 'name' | 'titles'>;

interface Area {
  area: string;
  kind: string;
  facts(areas: Areas): Named[];
}

/** Kinds that have a directive are called as it is. */
const areaOf = (area: string, {directive, facts}: FactKind, only?: keyof Areas): Area => ({
  area,
  kind: directive,
  facts: (areas) => facts(only ? {...areas, ...none, [only]: areas[only]} : areas, new Map()),
});

/** One directive tells of four areas. */
const none = {variables: [], importMeta: [], moduleHot: [], moduleApi: []};

const named = (name: string, ...titles: string[]): Named => ({name, titles: [name, ...titles]});

const areas: readonly Area[] = [
  {
    area: 'commands',
    kind: 'command',
    facts: ({commands}) => commands.map(({name}) => named(name, `webpack ${name}`)),
  },
  areaOf('flags', flag),
  {
    area: 'options',
    kind: 'option',
    facts: ({options}) => options.map(({path, names}) => named(path, ...names)),
  },
  areaOf('dev server options', devServerOption),
  areaOf('hooks', hook),
  areaOf('plugins', plugin),
  areaOf('plugin options', pluginOption),
  areaOf('variables', variable, 'variables'),
  areaOf('import.meta', variable, 'importMeta'),
  areaOf('module.hot', variable, 'moduleHot'),
  areaOf('module API', variable, 'moduleApi'),
  areaOf('magic comments', magicComment),
  areaOf('loader context', loaderContext),
  {
    area: 'stats presets',
    kind: 'stats-preset',
    facts: ({statsPresets}) => statsPresets.map(({name}) => named(name, `"${name}"`)),
  },
  {
    area: 'stats fields',
    kind: 'stats-field',
    facts: ({statsFields}) => statsFields.map(({of, name}) => named(`${of}.${name}`, name)),
  },
  {
    area: 'stages',
    kind: 'stage',
    facts: ({stages}) => stages.map(({name}) => named(name, `Compilation.${name}`)),
  },
  {
    area: 'devtools',
    kind: 'devtool',
    facts: ({devtools}) => devtools.map(({name}) => named(name, `"${name}"`)),
  },
  {
    area: 'messages',
    kind: 'message',
    facts: ({messages}) => messages.map(({name}) => named(name)),
  },
];

/** Every area, in its order. */
export const areaNames: readonly string[] = areas.map(({area}) => area);

/** Gives all that pages have to describe. */
export const countedFacts = (known: Areas): CountedFact[] =>
  areas.flatMap(({area, kind, facts}) =>
    facts(known).map(({name, titles}) => ({
      id: `${kind}:${name}`,
      area,
      kind,
      name,
      titles,
      depth: depthOf(kind, name),
    })),
  );

/** The name of a plugin is no option. */
function depthOf(kind: string, name: string): number {
  if (!kind.endsWith('option')) return 1;
  return name.split('.').length - (kind === 'plugin-option' ? 1 : 0);
}

/** Stands for any text in the name of facts, as it does in the outputs of terminals. */
const anything = '…';

/** Whether a text stands for more than one fact. */
export const isPattern = (text: string) => text.includes(anything);

/** Gives the part of a pattern that stands before whatever it leaves open. */
export const beginningOf = (pattern: string) => pattern.split(anything)[0]!;

/** Makes the question whether an id is meant: `hook:Compiler.…` means every hook of the compiler. */
export function matcher(pattern: string): (id: string) => boolean {
  const parts = pattern.split(anything).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return (id) => expression.test(id);
}
