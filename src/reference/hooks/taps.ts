import path from 'node:path';
import {type SourcePackage, scriptsIn} from '../source/packages';
import {lineAt, readText} from '../source/script';
import type {HookFact, Tap} from './hook-fact';

/** `const hooks = NormalModule.getCompilationHooks(compilation);`, and `const {hooks} = …` by its owner. */
const keptHooks =
  /(?:const|let) (\w+) =\s+(?:\/\*\*[^]*?\*\/ )?\(?(\w+)\)?\.(?:hooks|get\w*Hooks\([^()]*\));/g;
/** `compilation.hooks.seal.tap(`, `parser.hooks.call.for("require").tap(`, or `hooks.render.tap(`. */
const taps =
  /(\w+)\)?(\.hooks|\.get\w*Hooks\([^()]*\))?\s*\.(\w+)\s*(?:\.for\([^]*?\)\s*)?\.tap(?:Async|Promise)?\(/g;

/**
 * Gives each hook the classes of webpack that tap into it, as the source says: those that tap a hook
 * of their own are left out. A class has the name of its file.
 */
export function withTaps(hooks: readonly HookFact[], webpack: SourcePackage): HookFact[] {
  const tapsOf = new Map<HookFact, Tap[]>();
  for (const file of scriptsIn(webpack)) {
    const by = path.basename(file, '.js');
    const text = readText(webpack, file);
    const owners = new Map(
      [...text.matchAll(keptHooks)].map(([, variable, owner]) => [variable!, owner!]),
    );
    for (const {0: tap, 1: first, 2: accessor, 3: name, index} of text.matchAll(taps)) {
      const owner = accessor ? first! : owners.get(first!);
      const fact = owner && factOf(name!, owner, hooks);
      if (!fact || fact.of === by) continue;
      const known = tapsOf.get(fact) ?? [];
      const source = webpack.link(file, lineAt(text, index + tap.length));
      if (!known.some((other) => other.by === by)) tapsOf.set(fact, [...known, {by, source}]);
    }
  }
  return hooks.map((hook) => ({
    ...hook,
    taps: tapsOf.get(hook)?.sort((a, b) => a.by.localeCompare(b.by)),
  }));
}

/** The one hook of this name whose class the variable is named after: `nmf`, `parser`, `compilation`. */
function factOf(name: string, owner: string, hooks: readonly HookFact[]): HookFact | undefined {
  const named = hooks.filter((hook) => hook.name === name);
  const exact = named.filter(({of}) => of.toLowerCase() === owner.toLowerCase());
  const found = exact.length > 0 ? exact : named.filter(({of}) => isShortFor(owner, of));
  return found.length === 1 ? found[0] : undefined;
}

const isShortFor = (owner: string, of: string): boolean =>
  of.endsWith(owner.charAt(0).toUpperCase() + owner.slice(1)) ||
  of.replaceAll(/[^A-Z]/g, '').toLowerCase() === owner;
