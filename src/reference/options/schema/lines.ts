import {type Expression, parseExpressionAt} from 'acorn';
import type {Schema} from './schema';

/**
 * Tells on which line of its file each node of a schema begins.
 * @param text the file
 * @param schema what it holds, parsed
 */
export function readLines(text: string, schema: Schema): (node: Schema) => number {
  const lines = new Map<unknown, number>();
  const tree = parseExpressionAt(text, 0, {ecmaVersion: 'latest', locations: true});
  walk(tree, schema, 1);
  return (node) => lines.get(node) ?? 1;

  function walk(expression: Expression, value: unknown, line: number): void {
    if (expression.type === 'ObjectExpression') {
      lines.set(value, line);
      for (const property of expression.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Literal') continue;
        const part = (value as Record<string, unknown>)[String(property.key.value)];
        walk(property.value, part, property.loc!.start.line);
      }
    } else if (expression.type === 'ArrayExpression') {
      expression.elements.forEach((element, index) => {
        if (!element || element.type === 'SpreadElement') return;
        walk(element, (value as unknown[])[index], element.loc!.start.line);
      });
    }
  }
}
