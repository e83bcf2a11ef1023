import type {Program} from 'estree';
import type {Nodes, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** A style sheet that only pages with certain elements need. */
interface RareSheet {
  file: string;
  names: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** The sheet in whose file it is published, where both are too rare for a file each. */
  shares?: string;
  /** Whether it is for text that runs in a direction of its own. */
  directions?: boolean;
}

export const rareSheets: readonly RareSheet[] = [
  {
    file: '@site/src/css/guide-steps.css',
    shares: 'elements',
    names: new Set(),
    classes: new Set(['ribbon']),
  },
  {
    file: '@site/src/css/elements.css',
    names: new Set(['kbd', 'details', 'Details']),
    classes: new Set(['panel', 'footnotes', 'contains-task-list']),
    directions: true,
  },
  {
    file: '@site/src/css/margin.css',
    names: new Set(),
    classes: new Set(['beside']),
  },
  {
    file: '@site/src/css/annotated.css',
    shares: 'elements',
    names: new Set(),
    classes: new Set(['annotated']),
  },
  {
    file: '@site/src/css/lines.css',
    shares: 'cells',
    names: new Set(),
    classes: new Set(['diff', 'marked']),
  },
  {
    file: '@site/src/css/options.css',
    names: new Set(),
    classes: new Set(['facts', 'option', 'state']),
  },
  {
    file: '@site/src/css/option-index.css',
    shares: 'elements',
    names: new Set(),
    classes: new Set(['allOptions']),
  },
  {
    file: '@site/src/css/tables.css',
    names: new Set(),
    classes: new Set(['table']),
  },
  {
    file: '@site/src/css/matrix.css',
    names: new Set(),
    classes: new Set(['matrix']),
  },
  {
    file: '@site/src/css/cells.css',
    names: new Set(),
    classes: new Set(['marks', 'numbers']),
  },
  {
    file: '@site/src/css/last-columns.css',
    shares: 'cells',
    names: new Set(),
    classes: new Set(['last7', 'last10', 'last13']),
  },
  {
    file: '@site/src/css/diagrams.css',
    names: new Set(),
    classes: new Set(['diagram']),
  },
  {
    file: '@site/src/css/images.css',
    shares: 'elements',
    names: new Set(),
    classes: new Set(['figure']),
  },
  {
    file: '@site/src/css/tabs.css',
    names: new Set(),
    classes: new Set(['tabs']),
  },
];

/** Has pages with elements that few pages have bring the style sheets of these: others go without. */
export function rareElements() {
  return (tree: Root): void => {
    const needed = new Set<RareSheet>();
    visit(tree, (node) => {
      for (const sheet of rareSheets) if (isIn(sheet, node)) needed.add(sheet);
    });
    tree.children.unshift(
      ...rareSheets.filter((sheet) => needed.has(sheet)).map(({file}) => importOf(file)),
    );
  };
}

function isIn({names, classes, directions = false}: RareSheet, node: Nodes): boolean {
  const {name, own, hasDirection} = readElement(node);
  return (
    names.has(name ?? '') || (directions && hasDirection) || own.some((each) => classes.has(each))
  );
}

type MdxJsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** What is asked of an element, whether it is HTML or JSX. */
function readElement(node: Nodes) {
  if (node.type === 'element') {
    const {className = [], dir} = node.properties;
    return {
      name: node.tagName,
      own: [className ?? []].flat().map(String),
      hasDirection: dir !== undefined,
    };
  }
  if (!('attributes' in node)) return {own: [], hasDirection: false};
  const className = attributeOf(node, 'className')?.value;
  return {
    name: node.name,
    own: typeof className === 'string' ? className.split(' ') : [],
    hasDirection: attributeOf(node, 'dir') !== undefined,
  };
}

const attributeOf = ({attributes}: MdxJsxElement, name: string) =>
  attributes.find((attribute) => 'name' in attribute && attribute.name === name);

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
