import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {Root as MarkdownRoot, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {packageManagers} from '../config/package-managers';
import {errorAt} from '../content/error-location';
import {asFinishedHtml} from './finished-html';
import {createPageIds} from './page-ids';

/** The style sheet has rules for so many (src/css/panels.css). */
const maxTabs = 6;
const expectedForm =
  'write ::::tabs[What is chosen], in it a :::tab[Name] for each, closed by ::: and ::::';

/**
 * Reads tabs around any text, which `tabPanels` draws:
 *
 *     ::::tabs[Language]                 <tabs legend="Language">
 *     :::tab[JavaScript]           →       <tab name="JavaScript">…</tab>
 *     …                                    …
 *     :::                                </tabs>
 *     ::::
 *
 * @throws when legend or names are missing, there are too few or too many tabs, or something else is
 *   in them that has no place there
 */
export function tabDirectives() {
  return (tree: MarkdownRoot, file: VFile): void => {
    visit(tree, 'containerDirective', (node: ContainerDirective) => {
      const fault = (message: string, at: RootContent = node) => errorAt(file, at, message);
      if (node.name === 'tab') throw fault(`:::tab stands in no tabs: ${expectedForm}`);
      if (node.name !== 'tabs') return CONTINUE;
      const legend = takeLabel(node);
      if (!legend) throw fault(`tabs need a legend that says what is chosen: ${expectedForm}`);
      node.data = {hName: 'tabs', hProperties: {legend}};

      const names = node.children.map((tab) => {
        if (tab.type !== 'containerDirective' || tab.name !== 'tab')
          throw fault(`in tabs stands nothing but tabs: ${expectedForm}`, tab);
        const name = takeLabel(tab);
        if (!name) throw fault(`a tab needs a name: ${expectedForm}`, tab);
        tab.data = {hName: 'tab', hProperties: {name}};
        visit(tab, 'containerDirective', (inner: ContainerDirective) => {
          if (/^tabs?$/.test(inner.name) && inner !== tab)
            throw fault('tabs cannot stand in tabs: write them one after the other', inner);
        });
        visit(tab, 'heading', (heading) => {
          throw fault(
            'a heading in a tab is out of sight of who follows its link: put it above',
            heading,
          );
        });
        return name;
      });
      if (names.length < 2 || names.length > maxTabs || new Set(names).size < names.length)
        throw fault(
          `tabs are 2 to ${maxTabs} with different names, not ${names.join(', ')}: ${expectedForm}`,
        );
      return SKIP;
    });
  };
}

/** Takes the label in brackets out of the content of a directive; empty without any. */
function takeLabel({children}: ContainerDirective): string {
  const [first] = children;
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return '';

  children.shift();
  return toString(first).trim();
}

/** Package managers by what readers call them. */
const managers = new Map<string, string>(
  Object.entries(packageManagers).map(([value, name]) => [name, value]),
);

/**
 * Draws tabs around any text as radio buttons and panels. When they have the names of the package
 * managers, readers choose once for the whole site; src/plugins/docs/browser/tabs.ts remembers.
 */
export function tabPanels() {
  return (tree: Root, file: VFile): void => {
    const newId = createPageIds(file, 't');
    visit(tree, {type: 'element', tagName: 'tabs'}, (tabs: Element, index, parent) => {
      parent!.children[index!] = drawTabs(tabs, newId());
    });
  };
}

function drawTabs({properties, children}: Element, id: string): Element {
  const panels = children.filter((child) => child.type === 'element');
  const names = panels.map((panel) => String(panel.properties.name));
  const areManagers = names.length === managers.size && names.every((name) => managers.has(name));
  const choices = names.map((name) => (areManagers ? {name, value: managers.get(name)} : {name}));
  return h('div.tabs', [
    asFinishedHtml(drawRadioButtons(String(properties.legend), choices, id)) as Element,
    ...panels.map((panel, index) => {
      const {name, value} = choices[index]!;
      return h('div.panel', {className: value, dataTab: name}, panel.children);
    }),
  ]);
}

/** What a radio button chooses. */
interface Choice {
  /** What readers call it. */
  name: string;
  /** Missing for a choice that holds for its own tabs only. */
  value?: string;
}

/**
 * Draws the choices of tabs as radio buttons, which need no script.
 * @param legend what the choice is about
 * @param name of the radio buttons, which no others of the document may have
 */
export function drawRadioButtons(
  legend: string,
  choices: readonly Choice[],
  name: string,
): Element {
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
