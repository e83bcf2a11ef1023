import type {Element} from 'hast';
import {h} from 'hastscript';
import type {DefaultValue, OptionFact} from '../../reference/options/option-fact';
import {differenceOf, type VersionDifference} from '../../reference/options/version-difference';
import {successorOf} from '../../versions';
import type {FactAddresses} from '../facts/fact-addresses';
import type {FactContext} from '../facts/fact-kinds';
import {code, type Fact, type FactPart, first, link, row} from '../facts/fact-list';
import {separated} from '../nodes';
import {withRoles} from '../tables';

/** More would push the text away; `/reference.json` has all. */
const shown = {plugins: 2, values: 3};
/** Defaults of another version that are longer are not shown, only that they differ. */
const longestDefault = 60;

/** Gives what webpack knows of an option. */
export function rowsOfOption(
  fact: OptionFact,
  {version, plugins: pluginPages, beside}: FactContext,
): Fact[] {
  const {path, type, defaults, since, removed, deprecated, experimental, plugins = []} = fact;
  const states = [deprecated && 'deprecated', experimental && 'experimental'].filter(Boolean);
  // The page of a plugin, or where webpack applies it.
  const links = plugins.map(({name, source}) => link(pluginPages.get(name) ?? source, name));
  return [
    // The search finds by the attribute what the heading may say in short.
    {
      term: 'Type',
      content: typeOf(type, link(fact.source, 'schema')),
      attributes: {dataOption: path},
    },
    ...row('Default', defaults.length > 0 ? defaultValue(defaults) : undefined),
    ...row('Since', since),
    ...row('Removed', removed ? `in webpack ${successorOf(version)?.label}` : undefined),
    ...row('State', states.join(', ')),
    ...row(plugins.length === 1 ? 'Plugin' : 'Plugins', ...first(links, shown.plugins)),
    ...otherVersion(differenceOf(fact, version), beside),
  ];
}

/** Members of a union up to which all of them are shown, and how many are shown of more. */
const members = {most: 8, shown: 6};

/** Of a long union, the first members are shown at once. */
function typeOf(type: string, schema: Element): FactPart[] {
  const all = /[({[<]/.test(type) ? [type] : type.split(' | ');
  if (all.length <= members.most) return [code(type), ' ', schema];
  const rest = all.slice(members.shown);
  return [
    code(`${all.slice(0, members.shown).join(' | ')} |`),
    ' ',
    schema,
    h('details', [h('summary', `${rest.length} more`), code(rest.join(' | '))]),
  ];
}

function defaultValue(values: readonly DefaultValue[]): Element {
  const valueOf = ({value}: DefaultValue) =>
    value === 'undefined' ? h('span', 'not set') : code(value);
  const [first, ...others] = values;
  if (others.length === 0) return valueOf(first!);
  const rows = values.map((value) =>
    h('tr', [h('th', {scope: 'row'}, value.when), h('td', valueOf(value))]),
  );
  return withRoles(h('table', h('tbody', rows)));
}

/** Says what differs in the version that came after, or before: `In webpack 4  default "x"`. */
function otherVersion(difference: VersionDifference | undefined, beside: FactAddresses): Fact[] {
  if (!difference) return [];
  const {version, path, defaults, more, fewer} = difference;
  const address = path === undefined ? undefined : beside.get(path);
  const sayings: FactPart[][] = [
    path === undefined ? ['not there'] : [],
    defaults ? defaultThere(defaults) : [],
    more.length > 0 ? ['also ', ...first(more.map(code), shown.values)] : [],
    fewer.length > 0 ? ['not ', ...first(fewer.map(code), shown.values)] : [],
  ].filter((saying) => saying.length > 0);
  return row(
    `In webpack ${version.label}`,
    ...separated(sayings, '; '),
    ...(address ? [' ', link(address, 'entry')] : []),
  );
}

function defaultThere(defaults: readonly DefaultValue[]): FactPart[] {
  const length = defaults.reduce((sum, {value, when = ''}) => sum + value.length + when.length, 0);
  if (length > longestDefault) return ['other default'];
  const parts = defaults.map(({value, when}) => [
    value === 'undefined' ? 'not set' : code(value),
    ...(when ? [` (${when})`] : []),
  ]);
  return ['default ', ...separated<FactPart>(parts, ', ')];
}
