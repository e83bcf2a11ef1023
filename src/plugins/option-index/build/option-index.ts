import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Filtered, filters, optionFilter} from '../config';
import {breakAtJoints} from '../../../markdown/code-joints';
import {asFinishedHtml, finishedHtml} from '../../../markdown/finished-html';
import {leafDirectives} from '../../../markdown/leaf-directives';
import {list, named, text} from '../../../markdown/nodes';
import {type OptionEntry, readEntries} from '../../../markdown/options/option-entries';

/** The class of the list, by which `drawOptionIndex` knows it. */
const listClass = 'allOptions';

const fields: Record<string, Filtered> = {
  'term-filter': 'terms',
  'release-filter': 'releases',
};

/**
 * Reads `::option-index`, where a list of all options that the reference describes is put, and
 * `::term-filter` and `::release-filter`, where a field is put that filters the entries or the
 * table below it.
 */
export const optionIndex = leafDirectives(
  ['option-index', ...Object.keys(fields)],
  async ({version}) => {
    const entries = await readEntries(version);
    return ({node}) => {
      const filtered = fields[node.name];
      if (filtered) return finishedHtml(field(filtered));
      const hProperties = {className: [listClass]};
      return {...list(entries.map(sayEntry)), data: {hProperties}};
    };
  },
);

const sayEntry = ({name, address, line}: OptionEntry): PhrasingContent[] => [
  named(name, address),
  ...(line.length > 0 ? [text(' '), ...line] : []),
];

/** Characters of a name that has a place on one line beside what it does. */
const longestName = 30;

/** Puts a field above the list of all options, and links to the first one of each group. */
export function drawOptionIndex() {
  return (tree: Root): void => {
    visit(tree, 'element', (list: Element, index, parent) => {
      const classes = [list.properties.className].flat();
      if (!parent || index === undefined || !classes.includes(listClass)) return;
      const items = list.children.filter((child) => child.type === 'element');
      const groups = groupsOf(items);
      for (const [name, first] of groups) first.properties.id = `all-${name}`;
      for (const item of items) {
        const [name, ...says] = item.children as [Element, ...ElementContent[]];
        breakAtJoints(name, longestName);
        // The name on one side, what it does on the other.
        item.children = [name, h('span', says)];
      }
      const drawn = [field('options'), menu([...groups.keys()]), entries(items)];
      parent.children[index] = asFinishedHtml(h('div', {className: listClass}, drawn));
    });
  };
}

const menu = (names: readonly string[]) =>
  h(
    'nav',
    {ariaLabel: 'Options at the top'},
    names.flatMap((name, at) => [
      at > 0 ? ' ' : '',
      h('a', {href: `#all-${name}`}, h('code', name)),
    ]),
  );

/** The search finds an option where it is described, and not here. */
const entries = (items: Element[]) =>
  h(
    'ul',
    {id: optionFilter.list, className: 'entries', ariaLabel: 'All options', dataNosnippet: ''},
    items,
  );

/** The first item of every option at the top. */
function groupsOf(items: readonly Element[]): Map<string, Element> {
  const groups = new Map<string, Element>();
  for (const item of items) {
    const name = toString(select('code', item)!).split(/[.[]/)[0]!;
    if (!groups.has(name)) groups.set(name, item);
  }
  return groups;
}

/** Without its script, Enter leads to the search of the whole site. */
const field = (what: Filtered) =>
  h('form', {className: 'optionFilter', action: '/search/', role: 'search', ariaLabel: what}, [
    h('label', {htmlFor: optionFilter.field}, filters[what]),
    h('input', {
      id: optionFilter.field,
      name: 'q',
      dataFiltered: what,
      type: 'search',
      placeholder: ' ',
      autoComplete: 'off',
      spellCheck: 'false',
    }),
    h('output', {htmlFor: optionFilter.field}),
  ]);
