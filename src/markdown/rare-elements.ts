import {parse} from 'acorn';
import type {Program} from 'estree';
import type {Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';

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

export const rareSheets = [
  sheet('guide-steps', ['.ribbon'], 'elements'),
  sheet('elements', [
    ...['kbd', 'details', 'Details', '[dir]'],
    ...['.panel', '.contains-task-list'],
  ]),
  sheet('margin', ['.beside']),
  sheet('annotated', ['.annotated'], 'elements'),
  sheet('lines', ['.diff', '.marked'], 'cells'),
  sheet('options', ['.facts', '.option', '.state']),
  sheet('option-index', ['.allOptions', '.optionFilter'], 'elements'),
  sheet('tables', ['.table']),
  sheet('matrix', ['.matrix']),
  sheet('cells', ['.marks', '.numbers']),
  sheet('diagrams', ['.diagram']),
  sheet('images', ['.figure'], 'elements'),
  sheet('tabs', ['.tabs']),
];

/** Has pages with elements that few pages have bring the style sheets of these: others go without. */
export function rareElements() {
  return (tree: Root): void => {
    const found = new Set<string>();
    visit(tree, (node) => marksOf(node).forEach((mark) => found.add(mark)));
    const needed = rareSheets.filter(({marks}) => marks.some((mark) => found.has(mark)));
    tree.children.unshift(...needed.map(({file}) => importOf(file)));
  };
}

/** What is asked of an element, whether it is HTML or JSX. */
function marksOf(node: Nodes): string[] {
  if (node.type === 'element') return marksIn(node.tagName, node.properties);
  if (!('attributes' in node)) return [];
  const attributes = node.attributes.flatMap((each) =>
    'name' in each ? [[each.name, each.value]] : [],
  );
  return marksIn(node.name ?? '', Object.fromEntries(attributes));
}

function marksIn(name: string, {className, dir}: Record<string, unknown>): string[] {
  const names = typeof className === 'string' ? className.split(' ') : className;
  return [
    name,
    ...(Array.isArray(names) ? names.map((each) => `.${each}`) : []),
    ...(dir === undefined ? [] : ['[dir]']),
  ];
}

function importOf(sheet: string): Root['children'][number] {
  const estree = parse(`import ${JSON.stringify(sheet)}`, {
    ecmaVersion: 'latest',
    sourceType: 'module',
  }) as Program;
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
