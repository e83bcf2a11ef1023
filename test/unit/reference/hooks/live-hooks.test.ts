import {newest} from '../../../../src/versions';
import {readHooks} from '../../../../src/reference/hooks/read-hooks';
import type {HookFact} from '../../../../src/reference/hooks/hook-fact';
import {sourcePackage, webpackSource} from '../../../../src/reference/source/packages';
import {liveHooks, type LiveHooks} from './live-hooks';

/** What only a running webpack has: no source of a hook is there to be read. */
const onlyLive = [
  // The methods of JsonpChunkLoadingRuntimeModule by other names.
  'JsonpTemplatePlugin.getCompilationHooks.linkPrefetch',
  'JsonpTemplatePlugin.getCompilationHooks.linkPreload',
  // newInternalResolve, misspelled
  'Resolver.hooks.newInteralResolve',
];

/** What a build with default options does not make. */
const onlySource = ['Resolver.hooks.exportsFieldRelative'];

/** Classes of which a build gives no instance to look at. */
const notReached = [
  'Cache',
  'RuleSetCompiler',
  'AsyncQueue',
  'logging/runtime',
  'HotUpdateChunkTemplate',
];

/** Tapped by webpack in ways that the source does not show where the hook is. */
const otherwiseTapped: readonly RegExp[] = [
  // Shared functions do it for a plugin that hands them its name.
  /^NormalModuleFactory\.hooks\.(?:createModule|prepareModuleType)$/,
  // What is tapped here is kept for the hook of one scheme.
  /^NormalModule\.getCompilationHooks\.readResource$/,
];

/** Names under which a hook was tapped; plugins may add what a tap is for: `JsonpMainTemplatePlugin load`. */
function tappersOf(hook: object | undefined): string[] {
  const {taps = [], _map = new Map()} = (hook ?? {}) as LiveHook;
  const allTaps = [...taps, ...[..._map.values()].flatMap((keyedHook) => keyedHook.taps ?? [])];
  return [...new Set(allTaps.map(({name}) => name.split(' ')[0]!))];
}

interface LiveHook {
  taps?: {name: string}[];
  _map?: Map<unknown, LiveHook>;
}

const keyOf = ({of, through}: HookFact) => `${of}.${through}`;

/** The class of tapable; what redirects to another hook is a plain object. */
function kindOf(hook: object): string | undefined {
  const {name} = hook.constructor;
  return name === 'Object' ? undefined : name;
}

describe('the hooks of the newest webpack', () => {
  let facts: HookFact[];
  let live: LiveHooks;
  beforeAll(async () => {
    const source = webpackSource(newest);
    facts = readHooks(source, sourcePackage('enhanced-resolve', source.folder));
    live = await liveHooks(source);
  });

  it('in the source include every hook of a running webpack', () => {
    const read = new Set(facts.map((fact) => `${keyOf(fact)}.${fact.name}`));
    const missing = Object.entries(live).flatMap(([key, hooks]) =>
      Object.keys(hooks)
        .map((hook) => `${key}.${hook}`)
        .filter((hook) => !read.has(hook)),
    );
    expect(missing.sort()).toEqual(onlyLive);
  });

  it('in a running webpack include every hook of the source', () => {
    const missing = facts
      .filter(({of}) => !notReached.includes(of))
      .filter((fact) => !(fact.name in (live[keyOf(fact)] ?? {})))
      .map((fact) => `${keyOf(fact)}.${fact.name}`);
    expect(missing).toEqual(onlySource);
  });

  it('are tapped by the classes that the source says', () => {
    const listed = facts.filter(
      (fact) =>
        fact.taps &&
        fact.of !== 'Resolver' &&
        !otherwiseTapped.some((name) => name.test(`${keyOf(fact)}.${fact.name}`)),
    );
    const missing = listed.flatMap((fact) =>
      tappersOf(live[keyOf(fact)]?.[fact.name])
        .filter((by) => by !== 'test' && by !== fact.of)
        .filter((by) => !fact.taps!.some((tap) => tap.by === by))
        .map((by) => `${keyOf(fact)}.${fact.name} by ${by}`),
    );
    expect(listed.length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
  });

  it('are of the class that the source says', () => {
    const wrong = facts.flatMap((fact) => {
      const hook = live[keyOf(fact)]?.[fact.name];
      const kind = hook && (fact.keyed ? 'HookMap' : fact.kind);
      const isTold = !hook || kind === kindOf(hook) || (fact.deprecated && !kindOf(hook));
      return isTold ? [] : [`${keyOf(fact)}.${fact.name} is a ${kindOf(hook)}, not a ${kind}`];
    });
    expect(wrong).toEqual([]);
  });

  it('have the arguments that the source says', () => {
    const wrong = facts.flatMap((fact) => {
      const hook = live[keyOf(fact)]?.[fact.name] as {_args?: string[]} | undefined;
      const names = fact.arguments.map((argument) => argument.name);
      return hook?._args && hook._args.join() !== names.join()
        ? [`${keyOf(fact)}.${fact.name} has ${hook._args.join()}, not ${names.join()}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('are reachable, except for the listed classes', () => {
    expect(notReached.filter((of) => `${of}.hooks` in live)).toEqual([]);
  });
});
