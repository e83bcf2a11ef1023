import ts from 'typescript';
import {bare, declarationOf, nodesOf} from '../source/syntax';
import type {HookFact} from './hook-fact';

const hookClass = /^(?:(?:Sync|Async)\w*Hook|MultiHook)$/;

/** What the expression that makes a hook tells. */
export type Creation = Pick<HookFact, 'kind' | 'keyed'> & {
  names?: string[];
  /** For a `MultiHook`, the hook of every compiler that it combines, as `Class.hook`. */
  aliasOf?: string;
};

const className = ({expression}: ts.NewExpression) => expression.getText();

/** Whether an expression makes a hook, or a map of hooks. */
export const isCreation = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) && (className(node) === 'HookMap' || hookClass.test(className(node)));

/** Reads the expression that makes a hook; follows a name to where the same file declares it. */
export function readCreation(expression: ts.Expression): Creation {
  const node = bare(expression);
  if (ts.isIdentifier(node)) {
    const initializer = declarationOf(node)?.initializer;
    return initializer ? readCreation(initializer) : {};
  }
  if (ts.isCallExpression(node)) {
    const [wrapped] = nodesOf(node, isCreation);
    if (wrapped) return readCreation(wrapped);
    // `Object.assign(done, {…})` adds to a hook that a variable holds.
    const variable = node.arguments.find((argument) => ts.isIdentifier(argument));
    return variable ? readCreation(variable) : {};
  }
  if (!isCreation(node)) return {};
  const [first] = node.arguments ?? [];
  if (className(node) === 'HookMap') {
    const [inner] = first ? nodesOf(first, isCreation) : [];
    return {...(inner && readCreation(inner)), keyed: true};
  }
  if (className(node) === 'MultiHook') {
    const members = first ? nodesOf(first, ts.isPropertyAccessExpression) : [];
    const hook = members.find((member) => member.expression.getText().endsWith('.hooks'));
    return {kind: 'MultiHook', ...(hook && {aliasOf: `Compiler.${hook.name.text}`})};
  }
  const names = first ? nodesOf(first, ts.isStringLiteralLike).map(({text}) => text) : [];
  return {kind: className(node), names};
}
