import path from 'node:path';
import type ts from 'typescript';
import {type SourcePackage, scriptsIn} from '../source/packages';
import {above, declarationOf, nodesOf} from '../source/syntax';
import {typescript} from '../source/typescript';

/** A plugin that webpack applies for an option. */
export interface AppliedPlugin {
  name: string;
  /** The line that applies it, on GitHub. */
  source: string;
}

/**
 * Reads which plugins webpack applies where the value of an option asks for it: those that are made
 * below a condition, or in a loop, over the option.
 * @returns plugins by the path of the option: `optimization.splitChunks`
 */
export function readAppliedPlugins(webpack: SourcePackage): ReadonlyMap<string, AppliedPlugin[]> {
  const pluginsByOption = new Map<string, AppliedPlugin[]>();
  const file = scriptsIn(webpack).find((name) => name.endsWith('/WebpackOptionsApply.js'));
  if (!file) return pluginsByOption;
  const script = webpack.script(file);
  for (const creation of nodesOf(script.tree, typescript.isNewExpression)) {
    const option = optionOf(creation);
    if (option === undefined) continue;
    for (const name of classesOf(creation)) {
      const pluginsOfOption = pluginsByOption.get(option) ?? [];
      if (!pluginsOfOption.some((plugin) => plugin.name === name))
        pluginsByOption.set(option, [...pluginsOfOption, {name, source: script.link(creation)}]);
    }
  }
  return pluginsByOption;
}

/** The plugins that `new` may make: its class, or those between which a variable chooses. */
function classesOf({expression}: ts.NewExpression): string[] {
  const value = typescript.isIdentifier(expression) && declarationOf(expression)?.initializer;
  const names =
    value && typescript.isConditionalExpression(value)
      ? [value.whenTrue, value.whenFalse].map(classIn)
      : [expression.getText()];
  return names.filter((name) => /^(?!Warn)\w+Plugin$/.test(name));
}

const classIn = (choice: ts.Expression): string =>
  path.basename(nodesOf(choice, typescript.isStringLiteral)[0]?.text ?? choice.getText(), '.js');

type Branch = ts.IfStatement | ts.ForOfStatement;

const isBranch = (node: ts.Node): node is Branch =>
  typescript.isIfStatement(node) || typescript.isForOfStatement(node);

/** The option that the nearest condition, or list, around a plugin names. */
function optionOf(creation: ts.Node): string | undefined {
  const around = above(creation, isBranch);
  if (!around) return undefined;
  return optionIn(resolveCondition(around)) ?? optionOf(around);
}

/** A condition, or the value of its variable: a list, or the name of an option in short. */
function resolveCondition(around: Branch): ts.Expression {
  const {expression} = around;
  const value = typescript.isIdentifier(expression)
    ? declarationOf(expression)?.initializer
    : undefined;
  const isList = typescript.isForOfStatement(around);
  return value && (isList || typescript.isPropertyAccessExpression(value)) ? value : expression;
}

/** The first option in a condition; a condition on the mode names no option. */
function optionIn(condition: ts.Expression): string | undefined {
  const option = /\boptions\.((?:\w+\.)*\w+)/.exec(condition.getText())?.[1];
  return option === 'mode' ? undefined : option;
}
