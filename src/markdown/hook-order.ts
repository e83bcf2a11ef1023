import {cached} from '../cache';
import type {FiredHook, HookOrder} from '../reference/hook-order';
import {factAddresses, readDescriptions} from './facts/fact-addresses';
import {leafDirectives} from './leaf-directives';
import {code, linkedName, joinParts, table, text} from './nodes';

/** By the name in the directive, the recorded build. */
const recordings: Readonly<Record<string, keyof HookOrder>> = {
  build: 'build',
  rebuild: 'rebuild',
  'child compiler': 'childCompiler',
};

/**
 * Reads `::hook-order[build]`, `[rebuild]` or `[child compiler]`: a table of the hooks that fire,
 * in the order in which each fired first, with a row for each stretch of one class. Every name
 * leads to its entry.
 * @throws naming file and line, when no such build is recorded
 */
export const hookOrder = leafDirectives(['hook-order'], async (page) => {
  const {version} = page;
  const recorded = {name: 'hook order', code: 'reference', inputs: [version]};
  const order = await cached(recorded, async () => {
    const {recordHookOrder} = await import('../reference/hook-order');
    return recordHookOrder(version);
  });
  const addresses = factAddresses('hook', (await readDescriptions(page)).versionDescriptions);
  return ({text: name}) => {
    const recording = recordings[name];
    if (!recording) {
      throw new Error(`"${name}" is not recorded, only ${Object.keys(recordings).join(', ')}`);
    }

    const rows = groupByClass(order[recording]).map(({of, names}) => {
      const hooks = names.map((hook) => linkedName(hook, addresses.get(`${of}.${hook}`)));
      return [code(of), joinParts(hooks, text(', '))];
    });
    return table(['Class', 'Hooks, in their order'], rows);
  };
});

/** Groups hooks of one class that fire one after the other; a class may come again later. */
function groupByClass(fired: readonly FiredHook[]): {of: string; names: string[]}[] {
  const runs: {of: string; names: string[]}[] = [];
  for (const {of, name} of fired) {
    const last = runs.at(-1);
    if (last?.of === of) last.names.push(name);
    else runs.push({of, names: [name]});
  }
  return runs;
}
