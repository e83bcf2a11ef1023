import type {Areas} from '../../reference';
import type {FlagFact} from '../../reference/command-line';
import type {HookFact} from '../../reference/hooks/hook-fact';
import type {ParameterFact} from '../../reference/plugins';
import type {SchemaOptionFact} from '../../reference/schema-options';
import type {DocumentationVersion} from '../../versions';
import {separated} from '../nodes';
import {rowsOfOption} from '../options/option-rows';
import type {FactAddresses} from './fact-addresses';
import {code, type Fact, type FactPart, first, link, row} from './fact-list';

/** What a directive tells of one name. */
export interface KnownFact {
  /** What the directive calls it: `Compiler.run`. */
  name: string;
  /** What it may call it as well. */
  otherNames?: string[];
  /** What the heading above may say, with its beginning or without. */
  titles: string[];
  rows: (described: FactContext) => Fact[];
}

/** Where the pages of a version, and of the one it is compared with, describe what rows lead to. */
export interface FactContext {
  version: DocumentationVersion;
  hooks: FactAddresses;
  plugins: FactAddresses;
  /** Options of the version before or after. */
  beside: FactAddresses;
}

/** Gives everything that a directive may name in a version. */
export type FactKind = (areas: Areas) => KnownFact[];

/** The first row, which also leads to where webpack says it. */
const sourced = (term: string, source: string, parts: FactPart[]): Fact => ({
  term,
  content: [...parts, ' ', link(source, 'source')],
});

/** Pieces of code in a row. */
const codes = (texts: readonly string[] = []) => separated<FactPart>(texts.map(code), ', ');
const codeIf = (text: string | undefined) => (text ? code(text) : undefined);

/** That a thing is deprecated; what replaces it is said by the page. */
const state = (deprecated: unknown) => row('State', deprecated ? 'deprecated' : undefined);

/** By directive, what webpack knows of its names. */
export const factKinds = {
  /** `::dev-server-option[client.overlay]`: an option below `devServer`. */
  'dev-server-option': ({devServerOptions}) =>
    devServerOptions.map((option) => optionOf(option.name, option)),
  /** `::flag[--mode]`: what it takes, and which option it sets. */
  flag: ({flags}) =>
    flags.map((fact) => ({
      name: fact.name,
      titles: fact.alias
        ? [fact.name, fact.alias, `${fact.name}, ${fact.alias}`, `${fact.alias}, ${fact.name}`]
        : [fact.name],
      rows: () => [
        sourced('Takes', fact.source, [takenBy(fact)]),
        ...row('Values', ...codes(fact.values?.map((value) => JSON.stringify(value)))),
        ...row('Sets', ...codes(fact.sets)),
        ...row('Short', codeIf(fact.alias)),
        ...row('Opposite', codeIf(fact.negated)),
        ...row('Commands', ...codes(fact.commands)),
      ],
    })),
  /** `::hook[Compiler.run]`: its kind and what it hands over. */
  hook: ({hooks}) =>
    hooks.map(({of, name, source, returns, since, taps = [], deprecated, ...fact}) => ({
      name: `${of}.${name}`,
      titles: [name, `${of}.${name}`, `${of}#${name}`],
      rows: () => [
        sourced('Kind', source, hookKindOf(fact)),
        ...row('Arguments', parametersOf(fact.arguments, 'none')),
        ...row('Returns', codeIf(returns)),
        ...row('Since', since),
        ...row(
          'Tapped by',
          ...first(
            taps.map((tap) => link(tap.source, tap.by)),
            shownTaps,
          ),
        ),
        ...state(deprecated),
      ],
    })),
  /** `::loader-context[emitFile]`: a member of `this` in a loader. */
  'loader-context': ({loaderContext: members}) =>
    members.map(({name, type, source}) => ({
      name,
      titles: [name, `this.${name}`, `${name}()`, `this.${name}()`],
      rows: () => [sourced('Type', source, [type ? code(type) : 'not declared'])],
    })),
  /** `::magic-comment[webpackChunkName]`: what its value has to be. */
  'magic-comment': ({magicComments}) =>
    magicComments.map(({name, expects, readBy, source}) => ({
      name,
      titles: [name],
      rows: () => [
        sourced('Takes', source, [expects ?? 'a value']),
        ...row('Read by', readBy.join(', ')),
      ],
    })),
  /** `::option[output.clean]`: its type and its defaults. */
  option: ({options}) =>
    options.map((option) => ({
      name: option.path,
      otherNames: option.names,
      titles: [option.path, ...option.names],
      rows: (described) => rowsOfOption(option, described),
    })),
  /** `::plugin[BannerPlugin]`: how to reach it, and what its constructor takes. */
  plugin: ({plugins, hooks}) =>
    plugins.map(({name, paths, parameters, source, deprecated, appliedBy}) => ({
      name,
      titles: [name, ...paths],
      rows: (described) => [
        sourced('Export', source, codes(paths)),
        ...row('Takes', parametersOf(parameters, 'nothing')),
        ...row('Applied by', ...codes(appliedBy)),
        ...row('Taps', ...tappedBy(name, hooks, described.hooks)),
        ...state(deprecated),
      ],
    })),
  /** `::plugin-option[BannerPlugin.banner]`: a part of the options of a plugin. */
  'plugin-option': ({plugins}) =>
    plugins.flatMap(({name, options = []}) =>
      options.map((option) => optionOf(`${name}.${option.name}`, option)),
    ),
  /** `::variable[__webpack_hash__]`, and names such as `import.meta.url` and `module.hot.accept`. */
  variable: ({variables, importMeta, moduleHot, moduleApi}) =>
    [...variables, ...importMeta, ...moduleHot, ...moduleApi].map(
      ({name, type, by, source, deprecated}) => ({
        name,
        titles: [name, lastOf(name), `${lastOf(name)}()`, `${name}()`],
        rows: () => [
          type
            ? sourced('Type', source, [code(type)])
            : sourced('Made', source, by ? ['by ', code(by)] : ['by the runtime']),
          ...row('Plugin', type && codeIf(by)),
          ...state(deprecated),
        ],
      }),
    ),
} satisfies Record<string, FactKind>;

const nouns: Record<string, string> = {enum: 'one of the values', reset: 'no value'};

function takenBy({value, types = [], repeatable}: FlagFact): string {
  if (value === 'none') return 'no value';
  const said = types.map((type) => nouns[type] ?? type).join(' or ') || 'a value';
  return `${said}${value === 'optional' ? ', or nothing' : ''}${repeatable ? '; may be repeated' : ''}`;
}

/** What fits into the margin; `/reference.json` has all. */
const shownTaps = 2;

function hookKindOf({kind, keyed}: Pick<HookFact, 'kind' | 'keyed'>): FactPart[] {
  if (!kind) return ['redirects to another hook'];
  return keyed ? [code(kind), ', one for each key'] : [code(kind)];
}

/** As a function would write them. */
const parametersOf = (parameters: readonly ParameterFact[], none: string): FactPart =>
  codeIf(
    parameters
      .map(({name, type, optional}) => `${name}${optional ? '?' : ''}${type ? `: ${type}` : ''}`)
      .join(', '),
  ) ?? none;

/** The hooks that a plugin uses, each leading to its entry where there is one. */
const tappedBy = (plugin: string, hooks: readonly HookFact[], addresses: FactAddresses) =>
  separated<FactPart>(
    hooks
      .filter(({taps = []}) => taps.some(({by}) => by === plugin))
      .map(({of, name}) => {
        const address = addresses.get(`${of}.${name}`);
        return address ? link(address, `${of}.${name}`) : code(`${of}.${name}`);
      }),
    ', ',
  );

function optionOf(full: string, option: SchemaOptionFact): KnownFact {
  const {name, type, source, required, experimental, deprecated} = option;
  const states = [required && 'required', experimental && 'experimental'].filter(Boolean);
  return {
    name: full,
    titles: [name, lastOf(name), `options.${name}`, `devServer.${name}`],
    rows: () => [
      sourced('Type', source, [code(type)]),
      ...row('Is', states.join(', ')),
      ...state(deprecated),
    ],
  };
}

const lastOf = (name: string) => name.split('.').at(-1)!;
