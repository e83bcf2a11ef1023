import type {Areas} from '../../reference';
import type {FlagFact} from '../../reference/command-line';
import type {HookFact} from '../../reference/hooks/read-hooks';
import type {ParameterFact} from '../../reference/plugins';
import type {SchemaOptionFact} from '../../reference/schema-options';
import type {FactAddresses} from './fact-addresses';
import {code, type Fact, type FactPart, first, link, row, separated} from './fact-list';

/** What a directive tells of one name. */
export interface KnownFact {
  /** What the directive calls it: `Compiler.run`. */
  name: string;
  /** What the heading above may say. */
  titles: string[];
  rows: () => Fact[];
}

/** A directive: `::hook[Compiler.run]`. */
export interface FactKind {
  directive: string;
  /**
   * Gives everything of the kind that a version has.
   * @param hooks addresses of the entries of hooks, by the hook's name
   */
  facts(areas: Areas, hooks: FactAddresses): KnownFact[];
}

/** The first row, which also leads to where webpack says it. */
const sourced = (term: string, source: string, parts: FactPart[]): Fact => ({
  term,
  content: [...parts, ' ', link(source, 'source')],
});

const listed = (codes: readonly string[] = []): FactPart[] => separated(codes.map(code));
const codeIf = (text: string | undefined) => (text ? code(text) : undefined);

/** That a thing is deprecated; what replaces it is said by the page. */
const state = (deprecated: unknown) => row('State', deprecated ? 'deprecated' : undefined);

/** `::flag[--mode]`: what it takes, and which option it sets. */
export const flag: FactKind = {
  directive: 'flag',
  facts: ({flags}) =>
    flags.map((fact) => ({
      name: fact.name,
      titles: fact.alias
        ? [fact.name, fact.alias, `${fact.name}, ${fact.alias}`, `${fact.alias}, ${fact.name}`]
        : [fact.name],
      rows: () => [
        sourced('Takes', fact.source, [takenBy(fact)]),
        ...row('Values', ...listed(fact.values?.map((value) => JSON.stringify(value)))),
        ...row('Sets', ...listed(fact.sets)),
        ...row('Short', codeIf(fact.alias)),
        ...row('Opposite', codeIf(fact.negated)),
        ...row('Commands', ...listed(fact.commands)),
      ],
    })),
};

const nouns: Record<string, string> = {enum: 'one of the values', reset: 'no value'};

function takenBy({value, types = [], repeatable}: FlagFact): string {
  if (value === 'none') return 'no value';
  const said = types.map((type) => nouns[type] ?? type).join(' or ') || 'a value';
  return `${said}${value === 'optional' ? ', or nothing' : ''}${repeatable ? '; may be repeated' : ''}`;
}

/** What fits into the margin; `/reference.json` has all. */
const shownTaps = 2;

/** `::hook[Compiler.run]`: its kind and what it hands over. */
export const hook: FactKind = {
  directive: 'hook',
  facts: ({hooks}) =>
    hooks.map(({of, name, source, returns, since, taps = [], deprecated, ...fact}) => ({
      name: `${of}.${name}`,
      titles: [name, `${of}.${name}`, `${of}#${name}`],
      rows: () => [
        sourced('Kind', source, kindOf(fact)),
        ...row('Arguments', argumentsOf(fact)),
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
};

function kindOf({kind, keyed}: Pick<HookFact, 'kind' | 'keyed'>): FactPart[] {
  if (!kind) return ['redirects to another hook'];
  return keyed ? [code(kind), ', one for each key'] : [code(kind)];
}

/** As a tapped function would write them. */
const argumentsOf = ({arguments: given}: Pick<HookFact, 'arguments'>): FactPart =>
  given.length === 0
    ? 'none'
    : code(given.map(({name, type}) => (type ? `${name}: ${type}` : name)).join(', '));

/** `::plugin[BannerPlugin]`: how to reach it, and what its constructor takes. */
export const plugin: FactKind = {
  directive: 'plugin',
  facts: ({plugins, hooks}, addresses) =>
    plugins.map(({name, paths, parameters, source, deprecated, appliedBy}) => ({
      name,
      titles: [name, ...paths],
      rows: () => [
        sourced('Export', source, listed(paths)),
        ...row('Takes', parameters.length > 0 ? parametersOf(parameters) : 'nothing'),
        ...row('Applied by', ...listed(appliedBy)),
        ...row('Taps', ...tappedBy(name, hooks, addresses)),
        ...state(deprecated),
      ],
    })),
};

const parametersOf = (parameters: readonly ParameterFact[]): FactPart =>
  code(
    parameters
      .map(({name, type, optional}) => `${name}${optional ? '?' : ''}${type ? `: ${type}` : ''}`)
      .join(', '),
  );

/** The hooks that a plugin uses, each leading to its entry where there is one. */
const tappedBy = (plugin: string, hooks: readonly HookFact[], addresses: FactAddresses) =>
  separated(
    hooks
      .filter(({taps = []}) => taps.some(({by}) => by === plugin))
      .map(({of, name}) => {
        const address = addresses.get(`${of}.${name}`);
        return address ? link(address, `${of}.${name}`) : code(`${of}.${name}`);
      }),
  );

/** `::plugin-option[BannerPlugin.banner]`: a part of the options of a plugin. */
export const pluginOption: FactKind = {
  directive: 'plugin-option',
  facts: ({plugins}) =>
    plugins.flatMap(({name, options = []}) =>
      options.map((option) => optionOf(`${name}.${option.name}`, option)),
    ),
};

/** `::dev-server-option[client.overlay]`: an option below `devServer`. */
export const devServerOption: FactKind = {
  directive: 'dev-server-option',
  facts: ({devServerOptions}) => devServerOptions.map((option) => optionOf(option.name, option)),
};

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

/** `::variable[__webpack_hash__]`, and names such as `import.meta.url` and `module.hot.accept`. */
export const variable: FactKind = {
  directive: 'variable',
  facts: ({variables, importMeta, moduleHot, moduleApi}) =>
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
};

/** `::loader-context[emitFile]`: a member of `this` in a loader. */
export const loaderContext: FactKind = {
  directive: 'loader-context',
  facts: ({loaderContext: members}) =>
    members.map(({name, type, source}) => ({
      name,
      titles: [name, `this.${name}`, `${name}()`, `this.${name}()`],
      rows: () => [sourced('Type', source, [type ? code(type) : 'not declared'])],
    })),
};

/** `::magic-comment[webpackChunkName]`: what its value has to be. */
export const magicComment: FactKind = {
  directive: 'magic-comment',
  facts: ({magicComments}) =>
    magicComments.map(({name, expects, readBy, source}) => ({
      name,
      titles: [name],
      rows: () => [
        sourced('Takes', source, [expects ?? 'a value']),
        ...row('Read by', readBy.join(', ')),
      ],
    })),
};

/** Every directive that tells what webpack knows of a name; `::option` has a transform of its own. */
export const factKinds: readonly FactKind[] = [
  devServerOption,
  flag,
  hook,
  loaderContext,
  magicComment,
  plugin,
  pluginOption,
  variable,
];
