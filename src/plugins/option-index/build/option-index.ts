import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {toHast} from 'mdast-util-to-hast';
import {groupBy} from '../../../group-by';
import {type Filtered, filters, optionFilter} from '../config';
import {insertLineBreaks, preventFlagBreaks} from '../../../markdown/line-breaks';
import {finishedHtml} from '../../../markdown/finished-html';
import {leafDirectives} from '../../../markdown/leaf-directives';
import {linkedName, paragraph, text} from '../../../markdown/nodes';
import {type OptionEntry, readOptionEntries} from '../../../markdown/options/option-entries';

const fields: Record<string, Filtered> = {
  'term-filter': 'terms',
  'release-filter': 'releases',
  'difference-filter': 'differences',
  'project-filter': 'projects',
};

/**
 * Reads `::option-index`, where a list of all options that the reference describes is put, and
 * `::term-filter`, `::release-filter`, `::difference-filter` and `::project-filter`, where a field is
 * put that filters the entries, the releases, the rows of all tables, or the list of projects below
 * it.
 */
export const optionIndex = leafDirectives(
  ['option-index', ...Object.keys(fields)],
  async (page) => {
    const entries = await readOptionEntries(page);
    return ({node}) => {
      const filtered = fields[node.name];
      return finishedHtml(filtered ? field(filtered) : drawOptionIndex(entries));
    };
  },
);

/** Draws a field, links to the first option of each group, and the list of all options. */
function drawOptionIndex(entries: readonly OptionEntry[]): Element {
  const firstOfGroups = groupBy(entries, groupOf).map(([first]) => first!);
  const items = entries.map((entry) =>
    h(
      'li',
      {id: firstOfGroups.includes(entry) ? `all-${groupOf(entry)}` : undefined},
      drawEntry(entry),
    ),
  );
  // The search finds an option where it is described, and not here.
  const attributes = {className: 'entries', ariaLabel: 'All options', dataNosnippet: ''};
  const list = h('ul', {id: optionFilter.list, ...attributes}, items);
  preventFlagBreaks(list);
  return h('div.allOptions', [field('options'), menu(firstOfGroups.map(groupOf)), list]);
}

/** The option at the top. */
const groupOf = ({name}: OptionEntry) => name.split(/[.[]/)[0]!;

/** Characters of a name that has a place on one line beside what it does. */
const longestName = 30;

/** The name on one side, what it does on the other. */
function drawEntry({name, url: address, line}: OptionEntry): Element[] {
  const content = paragraph(
    linkedName(name, address),
    ...(line.length > 0 ? [text(' '), ...line] : []),
  );
  const [link, ...says] = (toHast(content) as Element).children as [Element, ...ElementContent[]];
  insertLineBreaks(link, longestName);
  return [link, h('span', says)];
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

/** Without its script, Enter leads to the search of the whole site. */
const field = (filtered: Filtered) =>
  h('form', {className: 'optionFilter', action: '/search/', role: 'search', ariaLabel: filtered}, [
    h('label', {htmlFor: optionFilter.field}, filters[filtered]),
    h('input', {
      id: optionFilter.field,
      name: 'q',
      dataFiltered: filtered,
      type: 'search',
      placeholder: ' ',
      autoComplete: 'off',
      spellCheck: 'false',
    }),
    h('output', {htmlFor: optionFilter.field}),
  ]);
