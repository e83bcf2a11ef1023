import type {Program} from 'estree';
import type {Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** A style sheet that only pages with certain elements need. */
interface RareSheet {
  file: string;
  /** Names of elements, classes with a dot, and `[dir]` for text with a direction of its own. */
  marks: readonly string[];
  /** The sheet in whose file it is published, where both are too rare for a file each. */
  shares?: string;
}

const sheet = (name: string, marks: readonly string[], shares?: string): RareSheet => ({
  file: `@site/src/css/${name}.css`,
  marks,
  shares,
});

export const rareSheets: readonly RareSheet[] = [
  sheet('guide-steps', ['.ribbon'], 'elements'),
  sheet('elements', [
    ...['kbd', 'details', 'Details', '[dir]'],
    ...['.panel', '.footnotes', '.contains-task-list'],
  ]),
  sheet('margin', ['.beside']),
  sheet('annotated', ['.annotated'], 'elements'),
  sheet('lines', ['.diff', '.marked'], 'cells'),
  sheet('options', ['.facts', '.option', '.state']),
  sheet('option-index', ['.allOptions', '.optionFilter'], 'elements'),
  sheet('tables', ['.table']),
  sheet('matrix', ['.matrix']),
  sheet('cells', ['.marks', '.numbers']),
  sheet('last-columns', ['.last7', '.last10', '.last13'], 'cells'),
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
  if (node.type === 'element') {
    const classNames = [node.properties.className ?? []].flat();
    const direction = node.properties.dir === undefined ? [] : ['[dir]'];
    return [node.tagName, ...classNames.map((name) => `.${name}`), ...direction];
  }
  if (!('attributes' in node)) return [];
  return node.attributes.reduce(
    (marks, attribute) => {
      if (!('name' in attribute)) return marks;
      if (attribute.name === 'dir') return [...marks, '[dir]'];
      const isClass = attribute.name === 'className' && typeof attribute.value === 'string';
      return isClass
        ? [
            ...marks,
            ...String(attribute.value)
              .split(' ')
              .map((name) => `.${name}`),
          ]
        : marks;
    },
    [node.name ?? ''],
  );
}

function importOf(value: string): Root['children'][number] {
  const body: Program['body'] = [
    {
      type: 'ImportDeclaration',
      specifiers: [],
      attributes: [],
      source: {type: 'Literal', value, raw: JSON.stringify(value)},
    },
  ];
  const estree: Program = {type: 'Program', sourceType: 'module', body, comments: []};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
