import type {HookFact} from './hook-fact';

/** Getters that give a hook of another class, which tells the rest about them. */
export const standIns: Readonly<Record<string, string>> = {
  'Compilation.normalModuleLoader': 'NormalModule.loader',
  'MainTemplate.jsonpScript': 'LoadScriptRuntimeModule.createScript',
  'MainTemplate.linkPrefetch': 'JsonpChunkLoadingRuntimeModule.linkPrefetch',
  'MainTemplate.linkPreload': 'JsonpChunkLoadingRuntimeModule.linkPreload',
};

/** A hook that may stand for another, named as `Class.hook`. */
export type FoundFact = HookFact & {standsFor?: string};

/** Fills in what is only known of the hook that another one stands for. */
export function withOriginals(facts: readonly FoundFact[]): HookFact[] {
  const byName = new Map(facts.map((fact) => [`${fact.of}.${fact.name}`, fact]));
  return facts.map(({standsFor, ...fact}) => {
    const original = standsFor === undefined ? undefined : byName.get(standsFor);
    if (!original) return fact;
    return {...fact, kind: fact.kind ?? original.kind, arguments: original.arguments};
  });
}
