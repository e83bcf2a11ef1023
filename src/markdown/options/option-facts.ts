import type {Element} from 'hast';
import {h} from 'hastscript';
import {byBrowsers} from '../../reference/options/defaults';
import type {DefaultValue, OptionFact} from '../../reference/options/option-fact';
import {differenceOf, type VersionDifference} from '../../reference/options/version-difference';
import {type DocumentationVersion, successorOf} from '../../versions';
import type {FactUrls} from '../facts/descriptions';
import type {FactContext} from '../facts/fact-types';
import {code, type Fact, type FactPart, firstParts, link, factRow} from '../facts/fact-list';
import {onlyHereRow} from '../facts/version-rows';
import {joinParts} from '../nodes';
import {withTableRoles} from '../tables';

/** More would push the text away; `/reference.json` has all. */
const maxListed = {plugins: 2, values: 3};
/** Defaults of another version that are longer are not shown, only that they differ. */
const longestDefault = 60;

/** Gives the rows of an option: its type, its defaults, since when it exists, and so on. */
export function optionFacts(
  fact: OptionFact,
  {version, plugins: pluginPages, otherVersionOptions}: FactContext,
): Fact[] {
  const {type, defaults, since, removed, deprecated, experimental, plugins = []} = fact;
  const states = [deprecated && 'deprecated', experimental && 'experimental'].filter(Boolean);
  // A plugin without a page here links to the line of webpack that applies it.
  const links = plugins.map(({name, source}) => link(pluginPages.get(name) ?? source, name));
  return [
    {term: 'Type', content: typeWithSchemaLink(type, link(fact.source, 'schema'))},
    ...factRow('Default', defaults.length > 0 ? defaultValue(defaults) : undefined),
    ...factRow('Since', since),
    ...factRow('Removed', removed ? `in webpack ${successorOf(version)?.label}` : undefined),
    ...factRow('State', states.join(', ')),
    ...factRow(
      plugins.length === 1 ? 'Plugin' : 'Plugins',
      ...firstParts(links, maxListed.plugins),
    ),
    ...otherVersionRow(version, differenceOf(fact, version), otherVersionOptions),
  ];
}

/** A union with more members than the first number folds; the second one is how many stay visible. */
const unionMembers = {foldAbove: 8, unfolded: 6};

/** Writes a type and a link to its schema; the last members of a long union are folded away. */
function typeWithSchemaLink(type: string, schema: Element): FactPart[] {
  const types = /[({[<]/.test(type) ? [type] : type.split(' | ');
  if (types.length <= unionMembers.foldAbove) return [code(type), ' ', schema];

  const foldedTypes = types.slice(unionMembers.unfolded);
  return [
    code(`${types.slice(0, unionMembers.unfolded).join(' | ')} |`),
    ' ',
    schema,
    h('details', [h('summary', `${foldedTypes.length} more`), code(foldedTypes.join(' | '))]),
  ];
}

function defaultValue(values: readonly DefaultValue[]): Element {
  const valueOf = ({value}: DefaultValue) => {
    if (value === byBrowsers) return h('span', value);
    return value === 'undefined' ? h('span', 'not set') : code(value);
  };
  const [first, ...others] = values;
  if (others.length === 0) return valueOf(first!);

  const rows = values.map((value) =>
    h('tr', [h('th', {scope: 'row'}, value.when), h('td', valueOf(value))]),
  );
  return withTableRoles(h('table', h('tbody', rows)));
}

/** Says what differs in the version after this one, or before it: `In webpack 4: default "x"`. */
function otherVersionRow(
  version: DocumentationVersion,
  difference: VersionDifference | undefined,
  urls: FactUrls,
): Fact[] {
  if (!difference) return [];

  const {version: other, path, defaults, more, fewer} = difference;
  if (path === undefined) return onlyHereRow(version, other);
  const url = urls.get(path);
  const differences: FactPart[][] = [
    defaults ? otherDefault(defaults) : [],
    more.length > 0 ? ['also ', ...firstParts(more.map(code), maxListed.values)] : [],
    fewer.length > 0 ? ['not ', ...firstParts(fewer.map(code), maxListed.values)] : [],
  ].filter((parts) => parts.length > 0);
  return factRow(
    `In webpack ${other.label}`,
    ...joinParts(differences, '; '),
    ...(url ? [' ', link(url, 'entry')] : []),
  );
}

function otherDefault(defaults: readonly DefaultValue[]): FactPart[] {
  const length = defaults.reduce((sum, {value, when = ''}) => sum + value.length + when.length, 0);
  if (length > longestDefault) return ['other default'];
  const parts = defaults.map(({value, when}) => [
    value === 'undefined' ? 'not set' : code(value),
    ...(when ? [` (${when})`] : []),
  ]);
  return ['default ', ...joinParts<FactPart>(parts, ', ')];
}
