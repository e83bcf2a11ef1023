import type {SourcePackage} from '../source/packages';
import {loadWebpack} from '../source/run';

/** Gives every name that a plugin of webpack waits for in a script, with the plugins' names. */
export function parserNames(source: SourcePackage): Map<string, Set<string>> {
  const run = loadWebpack(source);
  const compiler = run({
    mode: 'development',
    context: source.folder,
    plugins: [new run.HotModuleReplacementPlugin()],
  });
  const params = compiler.newCompilationParams();
  compiler.newCompilation(params);
  const parser = params.normalModuleFactory.getParser('javascript/auto', {});
  const names = new Map<string, Set<string>>();
  for (const hook of Object.values<unknown>({...parser.hooks})) {
    for (const [name, {taps}] of keyedHooks(hook)) {
      // A symbol is no name that can be written.
      if (typeof name === 'symbol') continue;
      const plugins = names.get(name) ?? new Set();
      for (const tap of taps) plugins.add(tap.name);
      names.set(name, plugins);
    }
  }
  return names;
}

interface Tapped {
  taps: {name: string}[];
}

/** A `HookMap` of any version keeps its hooks in a map. */
const keyedHooks = (hook: unknown): [string | symbol, Tapped][] => [
  ...((hook as {_map?: Map<string | symbol, Tapped>})._map ?? []),
];
