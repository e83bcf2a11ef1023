import type {Program} from 'estree';
import type {Root} from 'hast';

/**
 * Has a page bring a style sheet of its own: of elements that few pages have.
 * @param sheet file in src/css
 */
export function importStyles(tree: Root, sheet: string): void {
  const value = `@site/src/css/${sheet}`;
  const body: Program['body'] = [
    {
      type: 'ImportDeclaration',
      specifiers: [],
      attributes: [],
      source: {type: 'Literal', value, raw: JSON.stringify(value)},
    },
  ];
  tree.children.unshift({
    type: 'mdxjsEsm',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', body, comments: []}},
  });
}
