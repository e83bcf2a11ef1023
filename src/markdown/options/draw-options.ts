import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {DefaultValue, OptionFact} from '../../reference/options/option-fact';
import {highlight} from '../../content/fences/highlight';
import {asFinishedHtml} from '../finished-html';
import {findOption, removalOf, versionOfPage} from './find-option';

/** Facts that are longer than this stand across the text instead of beside it. */
const longestBeside = 140;
/** Letters that fit into a line of a table there. */
const longestWordBeside = 20;

/** Draws the facts of options where `readOptions` has left a place for them. */
export function drawOptions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, {type: 'element', tagName: 'option-facts'}, (node: Element, index, parent) => {
      if (!parent || index === undefined) return;
      const version = versionOfPage(file);
      const fact = findOption(String(node.properties.path), version);
      parent.children[index] = asFinishedHtml(factList(fact, removalOf(fact, version)));
    });
  };
}

function factList(fact: OptionFact, removal?: string): Element {
  const {path, type, defaults, since, deprecated, experimental, source} = fact;
  const states = [deprecated && 'deprecated', experimental && 'experimental'].filter(Boolean);
  return h('dl', {className: ['facts', ...(isLong(fact) ? ['long'] : [])]}, [
    // The search finds by it what the heading may say in short.
    h('div', {dataOption: path}, [
      h('dt', 'Type'),
      h('dd', [
        code(type),
        ' ',
        h('a', {href: source, target: '_blank', rel: 'noopener'}, 'schema'),
      ]),
    ]),
    ...(defaults.length > 0 ? [row('Default', defaultValue(defaults))] : []),
    ...(since ? [row('Since', since)] : []),
    ...(removal ? [row('Removed', removal)] : []),
    ...(states.length > 0 ? [row('State', states.join(', '))] : []),
  ]);
}

function isLong({type, defaults}: OptionFact): boolean {
  const values = defaults.map(({value}) => value);
  const hasTable = values.length > 1;
  const words = values.join(' ').split(/[\s|]/);
  return (
    [type, ...values].join('').length > longestBeside ||
    (hasTable && words.some((word) => word.length > longestWordBeside))
  );
}

const row = (term: string, definition: string | Element): Element =>
  h('div', [h('dt', term), h('dd', definition)]);

/** Code that may break behind the sign of an alternative, never inside a word. */
const code = (source: string): Element =>
  h('code', highlight(source, 'ts') as (Element & ElementContent)[]);

const valueOf = ({value}: DefaultValue) =>
  value === 'undefined' ? h('span', 'not set') : code(value);

function defaultValue(values: readonly DefaultValue[]): Element {
  const [first, ...others] = values;
  if (others.length === 0) return valueOf(first!);
  return h(
    'table',
    h(
      'tbody',
      values.map(({when, value}) =>
        h('tr', [h('th', {scope: 'row'}, when), h('td', valueOf({value}))]),
      ),
    ),
  );
}
