import ts from 'typescript';
import {bare, nodesOf} from '../source/script';

/**
 * Writes a text that code puts together as one: `Can't resolve '${request}'` is
 * `Can't resolve '{request}'`.
 */
export function templateOf(expression: ts.Expression): string {
  const node = bare(expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map((span) => templateOf(span.expression) + span.literal.text);
    return node.head.text + parts.join('');
  }
  if (isSum(node)) return templateOf(node.left) + templateOf(node.right);
  return `{${nameOf(node)}}`;
}

const isSum = (node: ts.Expression): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

/** What stands for an expression: the name it begins with, or is about. */
function nameOf(node: ts.Expression): string {
  const [name] = nodesOf(node, ts.isIdentifier);
  return name?.text ?? '…';
}
