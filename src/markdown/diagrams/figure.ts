import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {inlineMarkdown} from '../../content/fences/inline-markdown';
import type {Drawn} from './drawn-diagram';
import type {Diagram} from './schema';
import {svg} from './svg';

/**
 * Draws a figure: both forms, of which one is shown, and below them the numbered caption and the
 * line about what is pointed at. Those who do not see it hear each node by that line.
 * @param number of the figure on its page
 * @param newId gives ids that the page has not yet
 */
export function figure(
  {caption, dashed}: Diagram,
  {wide, narrow, sentences, more, key, hasDashes}: Drawn,
  number: number,
  newId: () => string,
): Element {
  const id = newId();
  const name = (node: number) => `${id}-${node}`;
  return h('figure', {className: 'diagram'}, [
    svg(wide, 'wide', name),
    svg(narrow, 'narrow', name),
    h('figcaption', [
      h('div', [
        h('b', `Figure ${number}`),
        ' ',
        ...inlineMarkdown(caption),
        ...keyOf(key),
        ...(hasDashes ? [h('span', {className: 'dashes'}, dashed ?? 'loads later')] : []),
      ]),
      ...readout(sentences, name),
    ]),
    ...(more.length > 0
      ? [
          h(
            'ul',
            {className: 'visually-hidden'},
            more.map((words) => h('li', words)),
          ),
        ]
      : []),
  ]);
}

const keyOf = (key: Drawn['key']): ElementContent[] =>
  key.map(({path, words}) => h('span', {className: `key p${path}`}, words));

/** Hidden from screen readers here, because the nodes have these words as their names. */
function readout(sentences: readonly string[], name: (node: number) => string): Element[] {
  if (sentences.length === 0) return [];
  return [
    h('ul', {className: 'readout', ariaHidden: 'true'}, [
      h('li', 'Point at a box, or tab to it, to see its paths.'),
      ...sentences.map((words, node) => h('li', {id: name(node)}, words)),
    ]),
  ];
}
