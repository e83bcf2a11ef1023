import type {FlagFact} from '../../reference/command-line';
import type {HookFact} from '../../reference/hooks/hook-fact';
import type {ParameterFact} from '../../reference/plugins';
import type {SchemaOptionFact} from '../../reference/schema-options';
import {joinParts} from '../nodes';
import {optionFacts} from '../options/option-facts';
import type {FactUrls} from './descriptions';
import {code, type Fact, type FactPart, firstParts, link, factRow} from './fact-list';
import type {FactKind, NamedFact} from './fact-types';
import type {HookPosition} from './hook-positions';

/** The first row, with a link to the line of webpack's source that says it. */
const rowWithSource = (term: string, source: string, parts: FactPart[]): Fact => ({
  term,
  content: [...parts, ' ', link(source, 'source')],
});

/** Pieces of code in a row. */
const codeList = (texts: readonly string[] = []) => joinParts<FactPart>(texts.map(code), ', ');
const codeIf = (text: string | undefined) => (text ? code(text) : undefined);

/** A row for what is deprecated; the page says what replaces it. */
const stateRow = (deprecated: unknown) => factRow('State', deprecated ? 'deprecated' : undefined);

/** By directive, everything that it may name, with the facts that webpack knows. */
export const factKinds = {
  /** `::dev-server-option[client.overlay]`: an option below `devServer`. */
  'dev-server-option': ({devServerOptions}) =>
    devServerOptions.map((option) => schemaOptionFact(option.name, option)),
  /** `::flag[--mode]`: what it takes, and which option it sets. */
  flag: ({flags}) =>
    flags.map((fact) => ({
      name: fact.name,
      titles: fact.alias
        ? [fact.name, fact.alias, `${fact.name}, ${fact.alias}`, `${fact.alias}, ${fact.name}`]
        : [fact.name],
      rows: () => [
        rowWithSource('Takes', fact.source, [describeFlagValue(fact)]),
        ...factRow('Values', ...codeList(fact.values?.map((value) => JSON.stringify(value)))),
        ...factRow('Sets', ...codeList(fact.sets)),
        ...factRow('Short', codeIf(fact.alias)),
        ...factRow('Opposite', codeIf(fact.negated)),
        ...factRow('Commands', ...codeList(fact.commands)),
      ],
    })),
  /** `::hook[Compiler.run]`: its kind and what it hands over. */
  hook: ({hooks}) =>
    hooks.map(({of, name, source, returns, since, taps = [], deprecated, ...fact}) => ({
      name: `${of}.${name}`,
      titles: [name, `${of}.${name}`, `${of}#${name}`],
      kind: fact.kind,
      rows: ({positions}) => [
        rowWithSource('Kind', source, hookKindOf(fact)),
        ...factRow('Arguments', parametersOf(fact.arguments, 'none')),
        ...factRow('Returns', codeIf(returns)),
        ...factRow('Order', positionOf(positions.get(`${of}.${name}`))),
        ...factRow('Since', since),
        ...factRow(
          'Tapped by',
          ...firstParts(
            taps.map((tap) => link(tap.source, tap.by)),
            maxTaps,
          ),
        ),
        ...stateRow(deprecated),
      ],
    })),
  /** `::loader-context[emitFile]`: a member of `this` in a loader. */
  'loader-context': ({loaderContext: members}) =>
    members.map(({name, type, source}) => ({
      name,
      titles: [name, `this.${name}`, `${name}()`, `this.${name}()`],
      rows: () => [rowWithSource('Type', source, [type ? code(type) : 'not declared'])],
    })),
  /** `::magic-comment[webpackChunkName]`: what its value has to be. */
  'magic-comment': ({magicComments}) =>
    magicComments.map(({name, expects, readBy, source}) => ({
      name,
      titles: [name],
      rows: () => [
        rowWithSource('Takes', source, [expects ?? 'a value']),
        ...factRow('Read by', readBy.join(', ')),
      ],
    })),
  /** `::option[output.clean]`: its type and its defaults. */
  option: ({options}) =>
    options.map((option) => ({
      name: option.path,
      otherNames: option.names,
      titles: [option.path, ...option.names],
      rows: (context) => optionFacts(option, context),
    })),
  /** `::plugin[BannerPlugin]`: how to reach it, and what its constructor takes. */
  plugin: ({plugins, hooks}) =>
    plugins.map(({name, paths, parameters, source, deprecated, appliedBy}) => ({
      name,
      titles: [name, ...paths],
      rows: (context) => [
        rowWithSource('Export', source, codeList(paths)),
        ...factRow('Takes', parametersOf(parameters, 'nothing')),
        ...factRow('Applied by', ...codeList(appliedBy)),
        ...factRow('Taps', ...listHookLinks(name, hooks, context.hooks)),
        ...stateRow(deprecated),
      ],
    })),
  /** `::plugin-option[BannerPlugin.banner]`: a part of the options of a plugin. */
  'plugin-option': ({plugins}) =>
    plugins.flatMap(({name, options = []}) =>
      options.map((option) => schemaOptionFact(`${name}.${option.name}`, option)),
    ),
  /** `::variable[__webpack_hash__]`, and names such as `import.meta.url` and `module.hot.accept`. */
  variable: ({variables, importMeta, moduleHot, moduleApi}) =>
    [...variables, ...importMeta, ...moduleHot, ...moduleApi].map(
      ({name, type, by, source, deprecated}) => ({
        name,
        titles: [name, lastSegment(name), `${lastSegment(name)}()`, `${name}()`],
        rows: () => [
          type
            ? rowWithSource('Type', source, [code(type)])
            : rowWithSource('Made', source, by ? ['by ', code(by)] : ['by the runtime']),
          ...factRow('Plugin', type && codeIf(by)),
          ...stateRow(deprecated),
        ],
      }),
    ),
} satisfies Record<string, FactKind>;

const typeDescriptions: Record<string, string> = {enum: 'one of the values', reset: 'no value'};

function describeFlagValue({value, types = [], repeatable}: FlagFact): string {
  if (value === 'none') return 'no value';

  const typeNames = types.map((type) => typeDescriptions[type] ?? type).join(' or ') || 'a value';
  const optional = value === 'optional' ? ', or nothing' : '';
  const repetition = repeatable ? '; may be repeated' : '';
  return typeNames + optional + repetition;
}

/** More do not fit into the margin; `/reference.json` has all. */
const maxTaps = 2;

function hookKindOf({kind, keyed}: Pick<HookFact, 'kind' | 'keyed'>): FactPart[] {
  if (!kind) return ['redirects to another hook'];
  return keyed ? [code(kind), ', one for each key'] : [code(kind)];
}

/** Writes parameters as a function does: `compilation: Compilation, params?: object`. */
function parametersOf(parameters: readonly ParameterFact[], none: string): FactPart {
  const texts = parameters.map(({name, type, optional}) => {
    const mark = optional ? '?' : '';
    return type ? `${name}${mark}: ${type}` : name + mark;
  });
  return codeIf(texts.join(', ')) ?? none;
}

/** How many hooks of a build fire before this one. */
const positionOf = (hook: HookPosition | undefined) =>
  hook && link(hook.url, `${hook.position} of ${hook.total}`);

/** The hooks that a plugin uses, each leading to its entry where there is one. */
const listHookLinks = (plugin: string, hooks: readonly HookFact[], urls: FactUrls) =>
  joinParts<FactPart>(
    hooks
      .filter(({taps = []}) => taps.some(({by}) => by === plugin))
      .map(({of, name}) => {
        const url = urls.get(`${of}.${name}`);
        return url ? link(url, `${of}.${name}`) : code(`${of}.${name}`);
      }),
    ', ',
  );

function schemaOptionFact(full: string, option: SchemaOptionFact): NamedFact {
  const {name, type, source, required, experimental, deprecated} = option;
  const states = [required && 'required', experimental && 'experimental'].filter(Boolean);
  return {
    name: full,
    titles: [name, lastSegment(name), `options.${name}`, `devServer.${name}`],
    rows: () => [
      rowWithSource('Type', source, [code(type)]),
      ...factRow('Is', states.join(', ')),
      ...stateRow(deprecated),
    ],
  };
}

const lastSegment = (name: string) => name.split('.').at(-1)!;
