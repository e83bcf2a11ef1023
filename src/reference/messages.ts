import ts from 'typescript';
import {type SourcePackage, scriptsIn, readText, type Script} from './source/packages';
import {docCommentOf, type Fact, bare, nodesOf} from './source/syntax';

/** An error or a warning that webpack reports. */
export interface MessageFact extends Fact {
  kind: 'error' | 'warning';
  /** What it says, in the order it is put together; `{…}` is the part that differs by case. */
  texts: string[];
}

/** Reads the classes of errors and warnings, and what they say. */
export const readMessages = (source: SourcePackage): MessageFact[] =>
  scriptsIn(source)
    .filter((file) => !internal.test(file) && declaration.test(readText(source, file)))
    .flatMap((file) => messagesIn(source.script(file)))
    .sort((a, b) => a.name.localeCompare(b.name));

/** The printer of minified code throws only to itself. */
const internal = /(?:^|\/)syntax-printer/;
const declaration = /class \w+ extends \w*(?:Error|Warning)\b/;

/** Reads the classes of one file. */
export function messagesIn(script: Script): MessageFact[] {
  return nodesOf(script.tree, ts.isClassLike).flatMap((node) => {
    const [, name, kind] = /^(\w*?(Error|Warning))$/.exec(node.name?.text ?? '') ?? [];
    if (!name) return [];
    return [
      {
        name,
        source: script.link(node),
        ...docCommentOf(node),
        kind: kind === 'Error' ? 'error' : 'warning',
        texts: textsIn(node),
      },
    ];
  });
}

/** What is given to `super`, or assigned or added to `message`. */
function textsIn(node: ts.ClassLikeDeclaration): string[] {
  const expressions = nodesOf(node, isPart).flatMap(partOf);
  const texts = expressions.map(templateOf).filter((text) => /[a-z]{2}/i.test(bareText(text)));
  return [...new Set(texts)];
}

type Part = ts.CallExpression | ts.VariableDeclaration | ts.BinaryExpression;

const isPart = (node: ts.Node): node is Part =>
  ts.isCallExpression(node) || ts.isVariableDeclaration(node) || ts.isBinaryExpression(node);

function partOf(node: Part): ts.Expression[] {
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    return node.expression.kind === ts.SyntaxKind.SuperKeyword && first ? whole(first) : [];
  }
  if (ts.isVariableDeclaration(node)) {
    return node.name.getText() === 'message' && node.initializer ? whole(node.initializer) : [];
  }
  const isMessage = /^(?:this\.)?message$/.test(node.left.getText());
  const isGiven = assignments.has(node.operatorToken.kind);
  return isMessage && isGiven ? whole(node.right) : [];
}

const assignments = new Set([ts.SyntaxKind.EqualsToken, ts.SyntaxKind.PlusEqualsToken]);

/** Both branches of a choice say something. */
function whole(expression: ts.Expression): ts.Expression[] {
  const node = bare(expression);
  return ts.isConditionalExpression(node)
    ? [...whole(node.whenTrue), ...whole(node.whenFalse)]
    : [node];
}

const bareText = (template: string) => template.replaceAll(/\{[^}]*\}/g, '');

/**
 * Writes a text that code puts together as one: `Can't resolve '${request}'` is
 * `Can't resolve '{request}'`.
 */
function templateOf(expression: ts.Expression): string {
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

/** The placeholder of an expression: the name it begins with, or is about. */
function nameOf(node: ts.Expression): string {
  const [name] = nodesOf(node, ts.isIdentifier);
  return name?.text ?? '…';
}
