import ts from 'typescript';
import {groupBy} from '../options/defaults/differences';
import {docCommentOf} from '../source/doc-comment';
import {type SourcePackage, scriptsIn} from '../source/packages';
import {declarationOf, nodesOf, readScript, readText, type Script} from '../source/script';
import {type Creation, readCreation, isCreation} from './creation';
import type {HookFact} from './hook-fact';
import {addedHooks, type FoundHook, hookSets, type Owner, ownerOf} from './hook-sets';
import {withTaps} from './taps';
import {type HookType, readHookType, typedefOfHook} from './type-of-hook';

/**
 * Reads every hook that webpack and its resolver make, from their source.
 * @param resolver the enhanced-resolve that this webpack uses
 */
export function readHooks(webpack: SourcePackage, resolver: SourcePackage): HookFact[] {
  const found = [
    ...hooksOf(webpack),
    ...hooksIn(readScript(resolver, 'lib/Resolver.js')),
    ...resolverHooks(resolver),
  ];
  return withTaps(withOriginals(withoutDoubles(found)), webpack);
}

/** Only few files make hooks: the others need not be parsed. */
const mention = /Hook(?:Map)?\(|\.hooks = /;

/** Reads the hooks that webpack's own source makes. */
export const hooksOf = (webpack: SourcePackage): FoundFact[] =>
  scriptsIn(webpack)
    .filter((file) => mention.test(readText(webpack, file)))
    .flatMap((file) => hooksIn(readScript(webpack, file)));

/** Reads the hooks of one file. */
export function hooksIn(script: Script): FoundFact[] {
  const own = hookSets(script.tree).flatMap(({object, hooks}) =>
    hooks.map((hook) => factOf(hook, ownerOf(script, object), script)),
  );
  const added = addedHooks(script.tree).map((hook) =>
    factOf(hook, {of: capitalized(hook.to), through: 'hooks'}, script),
  );
  return [...own, ...added];
}

function factOf({name, node, value}: FoundHook, owner: Owner, {link, tree}: Script): FoundFact {
  const made: Creation = value ? readCreation(value) : {};
  const type = typeOf(node, value) ?? typedefOfHook(tree, name);
  const types = type?.arguments ?? [];
  const comment = docCommentOf(node);
  return {
    name,
    source: link(node),
    ...comment,
    deprecated: (value && redirection(value)) ?? comment.deprecated,
    ...owner,
    kind: made.kind ?? type?.kind,
    keyed: made.keyed ?? type?.keyed,
    arguments: (made.names ?? types.map(nameOfType)).map((argument, index) => ({
      name: argument,
      type: types[index],
    })),
    returns: type?.returns,
    standsFor: made.standsFor ?? standIns[`${owner.of}.${name}`],
  };
}

/** The type written at a hook, around its value, or where its name is declared. */
function typeOf(node: ts.Node, value: ts.Expression | undefined): HookType | undefined {
  const places = [
    ts.isGetAccessor(node) ? ts.getJSDocReturnType(node) : ts.getJSDocType(node),
    value && ts.getJSDocType(value),
    value && ts.isIdentifier(value) && declaredType(value),
  ];
  return places.map((place) => readHookType(place || undefined)).find(Boolean);
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

/** In version 4, several plugins make the same hook when it is missing. */
const withoutDoubles = (facts: readonly FoundFact[]): FoundFact[] =>
  groupBy(facts, (fact) => `${fact.of}.${fact.through}.${fact.name}`).map(([first]) => first!);

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const nameOfType = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** Reads the hooks that enhanced-resolve makes for its steps: `resolver.ensureHook("file")`. */
function resolverHooks(source: SourcePackage): HookFact[] {
  const resolver = readScript(source, 'lib/Resolver.js');
  const factory = readScript(source, 'lib/ResolverFactory.js');
  const [step] = nodesOf(resolver.tree, ts.isMethodDeclaration)
    .filter(({name}) => name.getText() === 'ensureHook')
    .flatMap((method) => nodesOf(method, isCreation));
  if (!step) throw new Error('enhanced-resolve makes no hook in Resolver#ensureHook any more');
  const {kind, names = []} = readCreation(step);
  // Every step has the type of the first one.
  const type = typedefOfHook(resolver.tree, 'resolve');
  return nodesOf(factory.tree, ts.isCallExpression)
    .filter(({expression}) => /\.ensureHook$/.test(expression.getText()))
    .flatMap((call) =>
      call.arguments.filter(ts.isStringLiteral).map(({text}) => ({
        name: text,
        source: factory.link(call),
        of: 'Resolver',
        through: 'hooks',
        kind,
        arguments: names.map((name, index) => ({name, type: type?.arguments[index]})),
        returns: type?.returns,
      })),
    );
}

/** Getters that give a hook of another class, which tells the rest about them. */
const standIns: Readonly<Record<string, string>> = {
  'Compilation.normalModuleLoader': 'NormalModule.loader',
  'MainTemplate.jsonpScript': 'LoadScriptRuntimeModule.createScript',
  'MainTemplate.linkPrefetch': 'JsonpChunkLoadingRuntimeModule.linkPrefetch',
  'MainTemplate.linkPreload': 'JsonpChunkLoadingRuntimeModule.linkPreload',
};

/** A hook that may stand for another, named as `Class.hook`. */
type FoundFact = HookFact & {standsFor?: string};

/** Fills in what is only known of the hook that another one stands for. */
function withOriginals(facts: readonly FoundFact[]): HookFact[] {
  const byName = new Map(facts.map((fact) => [`${fact.of}.${fact.name}`, fact]));
  return facts.map(({standsFor, ...fact}) => {
    const original = standsFor === undefined ? undefined : byName.get(standsFor);
    if (!original) return fact;
    return {...fact, kind: fact.kind ?? original.kind, arguments: original.arguments};
  });
}
