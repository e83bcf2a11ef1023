import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {packageManagerNames, moduleFormatNames, type TabValue} from '../../config/tabs';
import {asFinishedHtml} from '../finished-html';
import {idsOf} from '../page-ids';

/** Values of choices that hold for the whole site, by what readers call them. */
const groups = [
  Object.entries(packageManagerNames).map(([value, name]) => [name, value]),
  Object.entries(moduleFormatNames).map(([value, name]) => [name, value]),
] as [name: string, value: TabValue][][];

/**
 * Draws tabs around any text as radio buttons and panels. When they have the names of a group of
 * src/config/tabs.ts, readers choose once for the whole site; src/plugins/docs/browser/tabs.ts remembers.
 */
export function tabPanels() {
  return (tree: Root, file: VFile): void => {
    const newId = idsOf(file, 't');
    visit(tree, {type: 'element', tagName: 'tabs'}, (tabs: Element, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children[index] = drawn(tabs, newId());
    });
  };
}

function drawn({properties, children}: Element, id: string): Element {
  const panels = children.filter((child) => child.type === 'element');
  const names = panels.map((panel) => String(panel.properties.name));
  const group = groups.find(
    (values) => values.length === names.length && values.every(([name]) => names.includes(name)),
  );
  const choices = names.map((name): Choice => ({name, value: new Map(group).get(name)}));
  return h('div.tabs', [
    asFinishedHtml(radioButtons(String(properties.legend), choices, id)) as Element,
    ...panels.map((panel, index) => {
      const {name, value} = choices[index]!;
      const className = ['panel', ...(value ? [value] : [])];
      return h('div', {className, dataTab: name}, panel.children);
    }),
  ]);
}

/** What a radio button chooses. */
export interface Choice {
  /** What readers call it. */
  name: string;
  /** Missing for a choice that holds for its own tabs only. */
  value?: TabValue;
}

/**
 * Draws the choices of tabs as radio buttons, which need no script.
 * @param legend what the choice is about
 * @param name of the radio buttons, which no others of the document may have
 */
export function radioButtons(legend: string, choices: readonly Choice[], name: string): Element {
  const labels = choices.map((choice, index) =>
    h('label', {className: choice.value}, [
      h('input.visually-hidden', {
        type: 'radio',
        name,
        value: choice.value ?? choice.name,
        checked: index === 0,
      }),
      choice.name,
    ]),
  );
  return h('fieldset', [h('legend.visually-hidden', legend), ...labels]);
}
