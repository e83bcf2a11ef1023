import {parse} from 'acorn';
import type {Program} from 'estree';
import type {Element, Nodes, Root, RootContent} from 'hast';
import {visit} from 'unist-util-visit';
import {attributesOf, classesOf} from './attributes';
import {finishedElement} from './finished-html';

/**
 * A style sheet that only pages with certain elements need.
 * @param marks names of elements, classes with a dot, and `[dir]` for text with a direction of its own
 * @param shares the sheet in whose file it is published, where both are too rare for a file each
 */
const sheet = (name: string, marks: readonly string[], shares?: string) => ({
  file: `@site/src/css/${name}.css`,
  marks,
  shares,
});

/** All style sheets that only some pages need. */
export const rareSheets = [
  sheet('boxes', ['.boxes'], 'guide-steps'),
  sheet('guide-steps', ['.ribbon']),
  sheet('elements', ['kbd', 'details', 'Details', '[dir]', '.contains-task-list', '.danger']),
  sheet('section-pages', ['SectionPages']),
  sheet('margin', ['.beside']),
  sheet('annotated', ['.annotated']),
  sheet('lines', ['.diff', '.marked']),
  sheet('options', ['.facts', '.option', '.state']),
  sheet('option-index', ['.allOptions', '.optionFilter', '.projects']),
  sheet('releases', ['.releases']),
  sheet('hook-order', ['.hookOrder']),
  sheet('tables', ['.table']),
  sheet('matrix', ['.matrix']),
  sheet('cells', ['.marks', '.numbers']),
  sheet('bundle', ['.bundle']),
  sheet('diagrams', ['.diagram']),
  sheet('images', ['.figure'], 'annotated'),
  sheet('tabs', ['.tabs']),
  sheet('panels', ['.panel']),
];

/**
 * Imports the style sheets of elements that few pages have into the pages that have them, so that
 * other pages load less:
 *
 *     <kbd>Enter</kbd>  →  import '@site/src/css/elements.css'
 *                          <kbd>Enter</kbd>
 */
export function importRareStyleSheets() {
  return (tree: Root): void => {
    const marksOnPage = new Set<string>();
    const addMarks = (node: Nodes): void => {
      for (const mark of marksOf(node)) marksOnPage.add(mark);
      const finished = finishedElement(node as RootContent);
      if (finished && !isFiles(finished)) visit(finished, addMarks);
    };
    visit(tree, addMarks);

    const needed = rareSheets.filter(({marks}) => marks.some((mark) => marksOnPage.has(mark)));
    tree.children.unshift(...needed.map(({file}) => importOf(file)));
  };
}

/** The files of a step fold out, too: guide-steps.css has all styles that they need. */
const isFiles = (element: Element) => classesOf(element).includes('files');

function marksOf(node: Nodes): string[] {
  const classes = classesOf(node).map((className) => `.${className}`);
  const direction = 'dir' in attributesOf(node) ? ['[dir]'] : [];
  return [nameOf(node), ...classes, ...direction];
}

function nameOf(node: Nodes): string {
  if (node.type === 'element') return node.tagName;
  return ('name' in node && node.name) || '';
}

function importOf(sheet: string): Root['children'][number] {
  const estree = parse(`import ${JSON.stringify(sheet)}`, {
    ecmaVersion: 'latest',
    sourceType: 'module',
  }) as Program;
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
