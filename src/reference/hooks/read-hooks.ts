import ts from 'typescript';
import {type SourcePackage, scriptsIn, lineAt, readText, type Script} from '../source/packages';
import {docCommentOf, declarationOf, nodesOf} from '../source/syntax';
import {type Creation, readCreation} from './creation';
import {type HookProperty, hookSets, type Owner, ownerOf} from './hook-sets';
import type {HookFact} from './hook-fact';
import {withTaps} from './taps';
import {type HookType, readHookType, typedefOfHook} from './type-of-hook';

/**
 * Reads every hook that webpack and its resolver make, from their source.
 * @param resolver the enhanced-resolve that this webpack uses
 */
export function readHooks(webpack: SourcePackage, resolver: SourcePackage): HookFact[] {
  const hooks = [...hooksOf(webpack), ...resolverHooks(resolver)];
  return withTaps(withOriginals(hooks), webpack);
}

/** Only few files make hooks: the others need not be parsed. */
const mention = /Hook(?:Map)?\(|\.hooks = /;

/** Reads the hooks that webpack's own source makes. */
export const hooksOf = (webpack: SourcePackage): RawHookFact[] =>
  scriptsIn(webpack)
    .filter((file) => mention.test(readText(webpack, file)))
    .flatMap((file) => hooksIn(webpack.script(file)));

/** Reads the hooks of one file. */
export const hooksIn = (script: Script): RawHookFact[] =>
  hookSets(script.tree).flatMap(({object, hooks}) =>
    hooks.map((hook) => factOf(hook, ownerOf(script, object), script)),
  );

function factOf(
  {name, node, value}: HookProperty,
  owner: Owner,
  {link, tree}: Script,
): RawHookFact {
  const creation: Creation = value ? readCreation(value) : {};
  const type = typeOf(node, value) ?? typedefOfHook(tree, name);
  const types = type?.arguments ?? [];
  const comment = docCommentOf(node);
  return {
    name,
    source: link(node),
    ...comment,
    deprecated: (value && redirection(value)) ?? comment.deprecated,
    ...owner,
    kind: creation.kind ?? type?.kind,
    keyed: creation.keyed ?? type?.keyed,
    arguments: (creation.names ?? types.map(nameOfType)).map((argument, index) => ({
      name: argument,
      type: ifDecided(types[index]),
    })),
    returns: ifDecided(type?.returns),
    aliasOf: creation.aliasOf ?? hookAliases[`${owner.of}.${name}`],
  };
}

/** Drops the placeholder that webpack 4 writes where a type is undecided. */
const ifDecided = (type: string | undefined) => (type?.includes('TODO') ? undefined : type);

/**
 * The type written at a hook, around its value, or where its name is declared; else the one around
 * the hook that a `HookMap` makes for each key: `new HookMap(() => /** @type {…} *\/ (new SyncHook()))`.
 */
function typeOf(node: ts.Node, value: ts.Expression | undefined): HookType | undefined {
  const typeNodes = [
    ts.isGetAccessor(node) ? ts.getJSDocReturnType(node) : ts.getJSDocType(node),
    value && ts.getJSDocType(value),
    value && ts.isIdentifier(value) && declaredType(value),
    ...(value ? nodesOf(value, ts.isParenthesizedExpression).map(ts.getJSDocType) : []),
  ];
  return typeNodes.map((typeNode) => readHookType(typeNode || undefined)).find(Boolean);
}

const declaredType = (name: ts.Identifier) => {
  const declaration = declarationOf(name);
  return declaration && ts.getJSDocType(declaration);
};

/** What replaces a hook that is only an object with a `tap` of its own, as its warning says. */
const redirection = (value: ts.Expression): string | undefined =>
  nodesOf(value, ts.isStringLiteralLike)
    .map(({text}) => text)
    .find((text) => / (?:is|has) deprecated/.test(text));

const nameOfType = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** Reads the hooks of the resolver, and those it makes for its steps: `resolver.ensureHook("file")`. */
function resolverHooks(source: SourcePackage): RawHookFact[] {
  const declaredHooks = hooksIn(source.script('lib/Resolver.js'));
  const first = declaredHooks.find(({name}) => name === 'resolve')!;
  const file = 'lib/ResolverFactory.js';
  const text = readText(source, file);
  // Every step has the kind and the arguments of the hook `resolve`.
  const steps = [...text.matchAll(/\.ensureHook\("(\w+)"\)/g)].map(({1: name = '', index}) => ({
    ...first,
    name,
    source: source.link(file, lineAt(text, index)),
  }));
  return [...declaredHooks, ...steps.filter(({name}) => name !== first.name)];
}

/** Getters that return a hook of another class: its kind and arguments are theirs, too. */
const hookAliases: Readonly<Record<string, string>> = {
  'Compilation.normalModuleLoader': 'NormalModule.loader',
  'MainTemplate.jsonpScript': 'LoadScriptRuntimeModule.createScript',
  'MainTemplate.linkPrefetch': 'JsonpChunkLoadingRuntimeModule.linkPrefetch',
  'MainTemplate.linkPreload': 'JsonpChunkLoadingRuntimeModule.linkPreload',
};

/** A hook that may be an alias of another one, named as `Class.hook`. */
type RawHookFact = HookFact & {aliasOf?: string};

/** Gives aliases the kind and the arguments of the hook that they return. */
function withOriginals(facts: readonly RawHookFact[]): HookFact[] {
  const byName = new Map(facts.map((fact) => [`${fact.of}.${fact.name}`, fact]));
  return facts.map(({aliasOf, ...fact}) => {
    const original = aliasOf === undefined ? undefined : byName.get(aliasOf);
    if (!original) return fact;
    return {...fact, kind: fact.kind ?? original.kind, arguments: original.arguments};
  });
}
