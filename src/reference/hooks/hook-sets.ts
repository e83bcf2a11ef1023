import ts from 'typescript';
import {above, bare, nodesOf} from '../source/script';
import {isCreation} from './creation';

/** A property of an object of hooks. */
export interface FoundHook {
  name: string;
  /** What carries the comment: a property, a getter, or an assignment. */
  node: ts.Node;
  value?: ts.Expression;
}

/** An object of hooks and what it is found in. */
export interface HookSet {
  object: ts.ObjectLiteralExpression;
  hooks: FoundHook[];
}

/**
 * Finds the objects of hooks in a file: what is assigned to `….hooks`, and any other object one of
 * whose properties makes a hook.
 */
export function hookSets(tree: ts.SourceFile): HookSet[] {
  return nodesOf(tree, ts.isObjectLiteralExpression)
    .filter((object) => isAssignedToHooks(object) || object.properties.some(makesHook))
    .map((object) => ({object, hooks: object.properties.flatMap(hookOf)}));
}

/** Hooks that one class adds to those of another, each with the name of the variable it does so by. */
export function addedHooks(tree: ts.SourceFile): (FoundHook & {to: string})[] {
  return nodesOf(tree, ts.isBinaryExpression).flatMap(({left, right}) => {
    if (!isCreation(bare(right))) return [];
    if (!ts.isPropertyAccessExpression(left) && !ts.isElementAccessExpression(left)) return [];
    const [, to] = /^(\w+)\.hooks$/.exec(left.expression.getText()) ?? [];
    if (!to || to === 'this') return [];
    const names = ts.isPropertyAccessExpression(left)
      ? [left.name.text]
      : listedNames(left.argumentExpression);
    return names.map((name) => ({name, node: left, value: right, to}));
  });
}

const makesHook = (property: ts.ObjectLiteralElementLike) =>
  ts.isPropertyAssignment(property) && isCreation(bare(property.initializer));

function isAssignedToHooks(object: ts.ObjectLiteralExpression): boolean {
  const frozen = ts.isCallExpression(object.parent) ? object.parent : object;
  const {parent} = frozen;
  return (
    ts.isBinaryExpression(parent) &&
    parent.right === frozen &&
    ts.isPropertyAccessExpression(parent.left) &&
    parent.left.name.text === 'hooks'
  );
}

function hookOf(node: ts.ObjectLiteralElementLike): FoundHook[] {
  if (!node.name || !ts.isIdentifier(node.name)) return [];
  const name = node.name.text;
  if (ts.isPropertyAssignment(node)) return [{name, node, value: node.initializer}];
  if (ts.isShorthandPropertyAssignment(node)) return [{name, node, value: node.name}];
  return ts.isGetAccessor(node) ? [{name, node}] : [];
}

/** `["a", "b"].forEach((name) => { object[name] = …; })` names two. */
function listedNames(name: ts.Expression): string[] {
  const loop = above(
    name,
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      ts.isArrayLiteralExpression(node.expression.expression),
  );
  return loop ? nodesOf(loop.expression, ts.isStringLiteral).map(({text}) => text) : [];
}
