import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {SourcePackage} from './packages';

/** A file of a package, parsed. */
export interface Script {
  /** Relative to the package. */
  file: string;
  text: string;
  tree: ts.SourceFile;
  /** Gives the address of a node on GitHub. */
  link(node: ts.Node): string;
}

/**
 * Parses a file of a package, JavaScript or declarations of types.
 * @throws when the package has no such file
 */
export function readScript(source: SourcePackage, file: string): Script {
  const scripts = parsed.get(source) ?? new Map<string, Script>();
  parsed.set(source, scripts);
  const script = scripts.get(file) ?? parseScript(source, file, readText(source, file));
  scripts.set(file, script);
  return script;
}

/** Several areas read the same file, which is parsed once as long as the package is in use. */
const parsed = new WeakMap<SourcePackage, Map<string, Script>>();

/** Reads the text of a file of a package. */
export const readText = ({folder}: Pick<SourcePackage, 'folder'>, file: string): string =>
  readFileSync(path.join(folder, file), 'utf8');

/** Gives the number of the line, from 1, on which a place in a text is. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/** Parses the text of a file of a package. */
export function parseScript({link}: Pick<SourcePackage, 'link'>, file: string, text: string) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const script: Script = {
    file,
    text,
    tree,
    link: (node) => link(file, tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1),
  };
  return script;
}

/** Gives every node below a node that a guard accepts, in the order of the text. */
export function nodesOf<Kind extends ts.Node>(
  root: ts.Node,
  guard: (node: ts.Node) => node is Kind,
): Kind[] {
  const found: Kind[] = [];
  const visit = (node: ts.Node) => {
    if (guard(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** Gives the nearest node above a node that a guard accepts. */
export function above<Kind extends ts.Node>(
  node: ts.Node,
  guard: (node: ts.Node) => node is Kind,
): Kind | undefined {
  return ts.findAncestor(node.parent, guard);
}

/** Gives an expression without the parentheses that casts of JSDoc need. */
export const bare = (expression: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(expression) ? bare(expression.expression) : expression;

/** Gives the text of a list of strings, `undefined` for anything else. */
export function stringsIn(expression: ts.Expression | undefined): string[] | undefined {
  if (!expression || !ts.isArrayLiteralExpression(expression)) return undefined;
  const strings = expression.elements.filter(ts.isStringLiteralLike).map(({text}) => text);
  return strings.length === expression.elements.length ? strings : undefined;
}

/** Gives the variable of the same file that a name stands for. */
export const declarationOf = (name: ts.Identifier): ts.VariableDeclaration | undefined =>
  nodesOf(name.getSourceFile(), ts.isVariableDeclaration).find(
    (declaration) => declaration.name.getText() === name.text,
  );
