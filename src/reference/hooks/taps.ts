import path from 'node:path';
import ts from 'typescript';
import {groupBy} from '../../group-by';
import {type SourcePackage, scriptsIn, readText, type Script} from '../source/packages';
import {above, bare, declarationOf, nodesOf} from '../source/syntax';
import type {HookFact, Tap} from './hook-fact';

/**
 * Gives each hook the classes of webpack that tap into it, as the source says: those that tap a hook
 * of their own are left out.
 */
export function withTaps(hooks: readonly HookFact[], webpack: SourcePackage): HookFact[] {
  const allTaps = scriptsIn(webpack)
    .filter((file) => /\.tap(?:Async|Promise)?\(/.test(readText(webpack, file)))
    .flatMap((file) => tapsIn(webpack.script(file)))
    .map(({owner, name, tap}) => ({hook: factOf(owner, name, hooks), tap}));
  return hooks.map((hook) => {
    const others = allTaps.filter((tapped) => tapped.hook === hook && tapped.tap.by !== hook.of);
    const firsts = groupBy(others, ({tap}) => tap.by).map(([first]) => first!.tap);
    const taps = firsts.sort((a, b) => a.by.localeCompare(b.by));
    return taps.length > 0 ? {...hook, taps} : hook;
  });
}

/** A hook with its owner: a variable, or a class whose hooks a static method hands out. */
const ownedHook = /(\w+)\.(?:hooks|get\w*Hooks\(\))\.(\w+)(?:\.for\(\))?$/;

/** Finds what a file taps into: `compilation.hooks.seal` is `seal` of `compilation`. */
function tapsIn(script: Script): {owner: string; name: string; tap: Tap}[] {
  return nodesOf(script.tree, ts.isCallExpression).flatMap((call) => {
    const {expression: callee} = call;
    if (!ts.isPropertyAccessExpression(callee)) return [];
    if (!/^tap(?:Async|Promise)?$/.test(callee.name.text)) return [];
    const [, owner, name] = ownedHook.exec(spelledOut(callee.expression)) ?? [];
    if (!owner || !name) return [];
    const by = above(callee, ts.isClassLike)?.name?.text ?? path.basename(script.file, '.js');
    return [{owner, name, tap: {by, source: script.link(callee.name)}}];
  });
}

const accessor = /^get\w*Hooks$/;

/**
 * Writes what a tap is put on in full: variables for hooks and sets of hooks give way to their
 * values, arguments go. `hooks.render` may be `JavascriptModulesPlugin.getCompilationHooks().render`.
 */
function spelledOut(expression: ts.Expression): string {
  const node = bare(expression);
  if (ts.isCallExpression(node)) return `${spelledOut(node.expression)}()`;
  if (ts.isIdentifier(node)) return valueOf(node);
  if (!ts.isPropertyAccessExpression(node)) return '';
  const {text: name} = node.name;
  const holder = bare(node.expression);
  const isOwner = (name === 'hooks' || accessor.test(name)) && ts.isIdentifier(holder);
  return `${isOwner ? holder.text : spelledOut(holder)}.${name}`;
}

/** The value of a variable; a function that hands out hooks is of the class it comes with. */
function valueOf(variable: ts.Identifier): string {
  const from = destructured(variable);
  if (accessor.test(variable.text)) {
    const required = from && nodesOf(from, ts.isStringLiteral)[0]?.text;
    const file = required ?? variable.getSourceFile().fileName;
    return `${path.basename(file, '.js')}.${variable.text}`;
  }
  const value = declarationOf(variable)?.initializer;
  if (value) return ts.isIdentifier(value) ? '' : spelledOut(value);
  return from ? `${spelledOut(from)}.${variable.text}` : '';
}

/** What a name is taken out of: `const {name} = value`. */
const destructured = (name: ts.Identifier): ts.Expression | undefined =>
  nodesOf(name.getSourceFile(), ts.isVariableDeclaration).find(
    ({name: pattern}) =>
      ts.isObjectBindingPattern(pattern) &&
      pattern.elements.some((element) => element.name.getText() === name.text),
  )?.initializer;

/** The one hook of this name whose class the variable is named after: `nmf`, `parser`, `compilation`. */
function factOf(owner: string, name: string, hooks: readonly HookFact[]): HookFact | undefined {
  const sameName = hooks.filter((hook) => hook.name === name);
  const exact = sameName.filter(({of}) => of.toLowerCase() === owner.toLowerCase());
  const candidates = exact.length > 0 ? exact : sameName.filter(({of}) => isShortFor(owner, of));
  return candidates.length === 1 ? candidates[0] : undefined;
}

const isShortFor = (owner: string, of: string): boolean =>
  of.endsWith(owner.charAt(0).toUpperCase() + owner.slice(1)) ||
  of.replaceAll(/[^A-Z]/g, '').toLowerCase() === owner;
