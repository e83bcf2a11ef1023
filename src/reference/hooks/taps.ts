import path from 'node:path';
import ts from 'typescript';
import {type SourcePackage, scriptsIn, readScript, readText, type Script} from '../source/packages';
import {above, bare, declarationOf, nodesOf} from '../source/syntax';
import type {HookFact} from './read-hooks';

/** Code of webpack itself that taps into a hook. */
export interface Tap {
  /** The class, or else the name of the file. */
  by: string;
  /** The line that does it, on GitHub. */
  source: string;
}

/**
 * A hook as the code around a tap names it: `compilation.hooks.seal` is `seal` of `compilation`. The
 * owner is a variable, or a class whose hooks a static method hands out.
 */
interface TappedHook {
  name: string;
  owner: string;
}

/**
 * Gives each hook the classes of webpack that tap into it, as the source says: those that tap a hook
 * of their own are left out.
 */
export function withTaps(hooks: readonly HookFact[], webpack: SourcePackage): HookFact[] {
  const tapsOf = new Map<HookFact, Tap[]>();
  for (const file of scriptsIn(webpack)) {
    if (!/\.tap(?:Async|Promise)?\(/.test(readText(webpack, file))) continue;
    for (const {hook, tap} of tapsIn(readScript(webpack, file))) {
      const fact = factOf(hook, hooks);
      if (!fact || fact.of === tap.by) continue;
      const known = tapsOf.get(fact) ?? [];
      if (!known.some(({by}) => by === tap.by)) tapsOf.set(fact, [...known, tap]);
    }
  }
  return hooks.map((hook) => {
    const taps = tapsOf.get(hook);
    return taps ? {...hook, taps: taps.sort((a, b) => a.by.localeCompare(b.by))} : hook;
  });
}

/** Finds what a file taps into. */
function tapsIn(script: Script): {hook: TappedHook; tap: Tap}[] {
  return nodesOf(script.tree, ts.isCallExpression).flatMap((call) => {
    const {expression: callee} = call;
    if (!ts.isPropertyAccessExpression(callee)) return [];
    if (!/^tap(?:Async|Promise)?$/.test(callee.name.text)) return [];
    const hook = tappedHook(callee.expression);
    const by = above(callee, ts.isClassLike)?.name?.text ?? path.basename(script.file, '.js');
    return hook ? [{hook, tap: {by, source: script.link(callee.name)}}] : [];
  });
}

/** `compilation.hooks.seal`, `parser.hooks.call.for("require")`, or what a variable stands for. */
function tappedHook(tapped: ts.Expression): TappedHook | undefined {
  const hook = bare(tapped);
  if (ts.isCallExpression(hook)) {
    const keyed = hook.expression;
    return ts.isPropertyAccessExpression(keyed) && keyed.name.text === 'for'
      ? tappedHook(keyed.expression)
      : undefined;
  }
  if (ts.isIdentifier(hook)) return hookOfVariable(hook);
  return ts.isPropertyAccessExpression(hook)
    ? ownedBy(ownerOf(hook.expression), hook.name.text)
    : undefined;
}

/** `const hook = compilation.hooks.seal`, or `const {render} = getCompilationHooks(compilation)`. */
function hookOfVariable(hook: ts.Identifier): TappedHook | undefined {
  const value = declarationOf(hook)?.initializer;
  if (value) return ts.isIdentifier(value) ? undefined : tappedHook(value);
  const set = destructured(hook);
  return set && ownedBy(ownerOf(set), hook.text);
}

const ownedBy = (owner: string | undefined, name: string): TappedHook | undefined =>
  owner === undefined ? undefined : {name, owner};

/** Names the owner of `compilation.hooks`, and of what `NormalModule.getCompilationHooks()` gives. */
function ownerOf(hooks: ts.Expression): string | undefined {
  const set = bare(hooks);
  if (ts.isPropertyAccessExpression(set) && set.name.text === 'hooks') {
    return lastName(bare(set.expression));
  }
  if (ts.isIdentifier(set)) {
    const value = declarationOf(set)?.initializer;
    return value && !ts.isIdentifier(value) ? ownerOf(value) : undefined;
  }
  return ts.isCallExpression(set) ? ownerHandingOut(set.expression) : undefined;
}

const accessor = /^get\w*Hooks$/;

function ownerHandingOut(method: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(method)) {
    return accessor.test(method.name.text) ? lastName(method.expression) : undefined;
  }
  if (!ts.isIdentifier(method) || !accessor.test(method.text)) return undefined;
  const required = destructured(method);
  const from = required && nodesOf(required, ts.isStringLiteral)[0]?.text;
  return path.basename(from ?? method.getSourceFile().fileName, '.js');
}

/** What a name is taken out of: `const {name} = value`. */
const destructured = (name: ts.Identifier): ts.Expression | undefined =>
  nodesOf(name.getSourceFile(), ts.isVariableDeclaration).find(
    ({name: pattern}) =>
      ts.isObjectBindingPattern(pattern) &&
      pattern.elements.some((element) => element.name.getText() === name.text),
  )?.initializer;

const lastName = (node: ts.Expression): string | undefined => {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
};

/** The one hook of this name whose class the variable is named after: `nmf`, `parser`, `compilation`. */
function factOf({name, owner}: TappedHook, hooks: readonly HookFact[]): HookFact | undefined {
  const named = hooks.filter((hook) => hook.name === name);
  const exact = named.filter(({of}) => of.toLowerCase() === owner.toLowerCase());
  const found = exact.length > 0 ? exact : named.filter(({of}) => isShortFor(owner, of));
  return found.length === 1 ? found[0] : undefined;
}

const isShortFor = (owner: string, of: string): boolean =>
  of.endsWith(owner.charAt(0).toUpperCase() + owner.slice(1)) ||
  of.replaceAll(/[^A-Z]/g, '').toLowerCase() === owner;
