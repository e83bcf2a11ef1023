import path from 'node:path';
import ts from 'typescript';
import type {Script} from '../source/packages';
import {above, bare, nodesOf} from '../source/syntax';
import {isCreation} from './creation';

/** A property of an object of hooks. */
export interface HookProperty {
  name: string;
  /** What carries the comment: a property, a getter, or an assignment. */
  node: ts.Node;
  value?: ts.Expression;
}

/**
 * Finds the objects of hooks in a file: what is assigned to `….hooks`, and any other object one of
 * whose properties makes a hook.
 */
export function hookSets(tree: ts.SourceFile) {
  return nodesOf(tree, ts.isObjectLiteralExpression)
    .filter((object) => isAssignedToHooks(object) || object.properties.some(makesHook))
    .map((object) => ({object, hooks: object.properties.flatMap(hookOf)}));
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

function hookOf(node: ts.ObjectLiteralElementLike): HookProperty[] {
  if (!node.name || !ts.isIdentifier(node.name)) return [];
  const name = node.name.text;
  if (ts.isPropertyAssignment(node)) return [{name, node, value: node.initializer}];
  if (ts.isShorthandPropertyAssignment(node)) return [{name, node, value: node.name}];
  return ts.isGetAccessor(node) ? [{name, node}] : [];
}

/** Whose hooks they are and how a plugin reaches them. */
export interface Owner {
  of: string;
  through: string;
}

/** Files whose hooks belong to a class of another file. */
const ownersElsewhere: Readonly<Record<string, Owner>> = {
  // ModuleFederationPlugin.js hands them out.
  'lib/container/moduleFederationHooks.js': {
    of: 'ModuleFederationPlugin',
    through: 'getCompilationHooks',
  },
  // HotModuleReplacementPlugin.js hands them out.
  'lib/hmr/parserHooks.js': {of: 'HotModuleReplacementPlugin', through: 'getParserHooks'},
  // A module of functions that exports its hooks: webpack/lib/logging/runtime.
  'lib/logging/runtime.js': {of: 'logging/runtime', through: 'hooks'},
};

/** The static method that hands out the hooks: written in the class, or assigned to it. */
const handingOut = /\bstatic (get\w*Hooks)\(|\.(get\w*Hooks) = /;

/**
 * Tells whose hooks an object holds.
 * @throws when neither the code around it nor the list above tells
 */
export function ownerOf({file, text}: Script, object: ts.ObjectLiteralExpression): Owner {
  const elsewhere = ownersElsewhere[file];
  if (elsewhere) return elsewhere;
  const around = above(object, ts.isClassLike);
  const method = above(object, ts.isMethodDeclaration);
  if (around?.name) return {of: around.name.text, through: method?.name.getText() ?? 'hooks'};
  const of = path.basename(file, '.js');
  const [, inClass, assigned] = handingOut.exec(text) ?? [];
  const through = inClass ?? assigned;
  if (!through) {
    throw new Error(
      `${file} makes hooks, but of which class they are is unknown; src/reference/hooks/hook-sets.ts can tell`,
    );
  }
  return {of, through};
}
