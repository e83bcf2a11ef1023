import {memoize} from '../../memoize';
import {factKinds} from '../../markdown/facts/fact-kinds';
import type {FactKind, NamedFact} from '../../markdown/facts/fact-types';
import {type Areas, readReference} from '../../reference';
import type {DocumentationVersion} from '../../versions';

/** A fact about webpack that a page has to describe. */
export interface CountedFact {
  /** Its kind, as directives call it, and its name: `option:output.clean`. */
  id: string;
  /** The area it is counted in on `/quality/`. */
  area: string;
  kind: string;
  name: string;
  /** The names that a heading or a definition may use; the beginning of a path may be left out. */
  titles: readonly string[];
}

type Named = Pick<NamedFact, 'name' | 'titles'>;
type Area = readonly [area: string, kind: string, facts: (areas: Areas) => Named[]];

/** The four areas of the directive `::variable`, empty. */
const noVariables = {variables: [], importMeta: [], moduleHot: [], moduleApi: []};

/** Makes an area of the facts of a directive. @param only limits `::variable` to one of its areas */
function areaOf(area: string, kind: keyof typeof factKinds, only?: keyof Areas): Area {
  const facts: FactKind = factKinds[kind];
  const limit = (areas: Areas) => (only ? {...areas, ...noVariables, [only]: areas[only]} : areas);
  return [area, kind, (areas) => facts(limit(areas))];
}

const withTitles = (name: string, ...titles: string[]): Named => ({
  name,
  titles: [name, ...titles],
});
const quoted = ({name}: {name: string}) => withTitles(name, `"${name}"`);

const areas: readonly Area[] = [
  [
    'commands',
    'command',
    ({commands}) => commands.map(({name}) => withTitles(name, `webpack ${name}`)),
  ],
  areaOf('flags', 'flag'),
  areaOf('options', 'option'),
  areaOf('dev server options', 'dev-server-option'),
  areaOf('hooks', 'hook'),
  areaOf('plugins', 'plugin'),
  areaOf('plugin options', 'plugin-option'),
  areaOf('variables', 'variable', 'variables'),
  areaOf('import.meta', 'variable', 'importMeta'),
  areaOf('module.hot', 'variable', 'moduleHot'),
  areaOf('module API', 'variable', 'moduleApi'),
  areaOf('magic comments', 'magic-comment'),
  areaOf('loader context', 'loader-context'),
  ['stats presets', 'stats-preset', ({statsPresets}) => statsPresets.map(quoted)],
  [
    'stats fields',
    'stats-field',
    ({statsFields}) => statsFields.map(({of, name}) => withTitles(`${of}.${name}`, name)),
  ],
  [
    'stages',
    'stage',
    ({stages}) => stages.map(({name}) => withTitles(name, `Compilation.${name}`)),
  ],
  ['devtools', 'devtool', ({devtools}) => devtools.map(quoted)],
  ['messages', 'message', ({messages}) => messages.map(({name}) => withTitles(name))],
];

export const areaNames: readonly string[] = areas.map(([area]) => area);

/** Gives all facts that pages have to describe. */
export const countedFacts = (webpackAreas: Areas): CountedFact[] =>
  areas.flatMap(([area, kind, facts]) =>
    facts(webpackAreas).map(({name, titles}) => ({
      id: `${kind}:${name}`,
      area,
      kind,
      name,
      titles,
    })),
  );

/** Gives all facts that the pages of a version have to describe. Memoized. */
export const factsOf = memoize(async (version: DocumentationVersion) =>
  countedFacts((await readReference(version)).areas),
);

/** Makes a predicate of a pattern of ids: `hook:Compiler.…` matches every hook of the compiler. */
export function createMatcher(pattern: string): (id: string) => boolean {
  const parts = pattern.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return (id) => expression.test(id);
}
