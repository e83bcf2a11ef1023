import type {Element, Parents, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {AppliedPlugin} from '../../reference/options/applied-plugins';
import type {DefaultValue, OptionFact} from '../../reference/options/option-fact';
import {highlight} from '../../content/fences/highlight';
import {asFinishedHtml} from '../finished-html';
import {factOf} from '../facts/draw-facts';
import {type FactAddresses, factAddresses} from '../facts/fact-addresses';
import {type FactRow, firstLinks, row} from '../facts/fact-kind';
import {type Fact, factList} from '../facts/fact-list';
import {findOption, removalOf, versionOfPage} from './find-option';
import {differenceOf} from '../../reference/options/version-difference';
import {addressesBeside, otherVersionRow} from './other-version';

/** Draws the facts of options where `readOptions` has left a place for them. */
export function drawOptions() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places: {node: Element; index: number; parent: Parents}[] = [];
    visit(tree, {type: 'element', tagName: 'option-facts'}, (node: Element, index, parent) => {
      if (parent && index !== undefined) places.push({node, index, parent});
    });
    if (places.length === 0) return;
    const version = versionOfPage(file);
    const addresses = await addressesBeside(file.cwd, version);
    const pluginPages = await factAddresses('plugin', file.cwd, version);
    for (const {node, index, parent} of places) {
      const fact = findOption(String(node.properties.path), version);
      const rows = [
        ...pluginRow(fact.plugins ?? [], pluginPages),
        ...otherVersionRow(differenceOf(fact, version), addresses),
      ];
      parent.children[index] = asFinishedHtml(drawn(fact, rows, removalOf(fact, version)));
    }
  };
}

function drawn(fact: OptionFact, rows: readonly FactRow[], removal?: string): Element {
  const {path, type, defaults, since, deprecated, experimental, source} = fact;
  const states = [deprecated && 'deprecated', experimental && 'experimental'].filter(Boolean);
  const link = h('a', {href: source, target: '_blank', rel: 'noopener'}, 'schema');
  return factList([
    // The search finds by the attribute what the heading may say in short.
    {term: 'Type', content: typeOf(type, link), attributes: {dataOption: path}},
    ...(defaults.length > 0 ? [{term: 'Default', content: [defaultValue(defaults)]}] : []),
    ...words('Since', since),
    ...words('Removed', removal),
    ...words('State', states.join(', ')),
    ...rows.map(factOf),
  ]);
}

/** More would push the text away; `/reference.json` has all. */
const shownPlugins = 2;

/** The plugins behind an option: their pages, or where webpack applies them. */
const pluginRow = (plugins: readonly AppliedPlugin[], pages: FactAddresses): FactRow[] =>
  row(
    plugins.length === 1 ? 'Plugin' : 'Plugins',
    ...firstLinks(
      plugins.map(({name, source}) => ({link: pages.get(name) ?? source, text: name})),
      shownPlugins,
    ),
  );

const words = (term: string, text: string | undefined): Fact[] =>
  text ? [{term, content: [text]}] : [];

const code = (source: string): Element => h('code', highlight(source, 'ts') as Element[]);

/** Members of a union up to which all of them are shown, and how many are shown of more. */
const members = {most: 8, shown: 6};

/** Of a long union, the first members are shown at once. */
function typeOf(type: string, link: Element): Fact['content'] {
  const all = /[({[<]/.test(type) ? [type] : type.split(' | ');
  if (all.length <= members.most) return [code(type), ' ', link];
  const rest = all.slice(members.shown);
  return [
    code(`${all.slice(0, members.shown).join(' | ')} |`),
    ' ',
    link,
    h('details', [h('summary', `${rest.length} more`), code(rest.join(' | '))]),
  ];
}

const valueOf = ({value}: DefaultValue) =>
  value === 'undefined' ? h('span', 'not set') : code(value);

function defaultValue(values: readonly DefaultValue[]): Element {
  const [first, ...others] = values;
  if (others.length === 0) return valueOf(first!);
  // A browser forgets the roles of a table that is not laid out as one, which it is not on phones.
  return h(
    'table',
    {role: 'table'},
    h(
      'tbody',
      {role: 'rowgroup'},
      values.map(({when, value}) =>
        h('tr', {role: 'row'}, [
          h('th', {scope: 'row', role: 'rowheader'}, when),
          h('td', {role: 'cell'}, valueOf({value})),
        ]),
      ),
    ),
  );
}
