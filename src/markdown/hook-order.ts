import type {PhrasingContent, Table} from 'mdast';
import {type FiredHook, type HookOrder, readHookOrder} from '../reference/hook-order';
import {factAddresses} from './facts/fact-addresses';
import {leafDirectives} from './leaf-directives';
import {cell, code, row, text} from './tables/cells';

/** What a page calls the builds that were recorded. */
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
export const hookOrder = leafDirectives(['hook-order'], async ({version, file}) => {
  const order = await readHookOrder(version);
  const addresses = await factAddresses('hook', file.cwd, version);
  const linked = (of: string, name: string): PhrasingContent => {
    const url = addresses.get(`${of}.${name}`);
    const shown: PhrasingContent = {type: 'inlineCode', value: name};
    return url ? {type: 'link', url, children: [shown]} : shown;
  };
  return ({text: name}): Table => {
    const recording = recordings[name];
    if (!recording)
      throw new Error(`"${name}" is not recorded, only ${Object.keys(recordings).join(', ')}`);
    const rows = stretches(order[recording]).map(({of, names}) =>
      row(
        code(of),
        cell(
          ...names.flatMap((hook, at) => {
            const comma: PhrasingContent = {type: 'text', value: ', '};
            return at > 0 ? [comma, linked(of, hook)] : [linked(of, hook)];
          }),
        ),
      ),
    );
    return {type: 'table', children: [row(text('Class'), text('Hooks, in their order')), ...rows]};
  };
});

/** Hooks of one class that fire one after the other. */
function stretches(fired: readonly FiredHook[]): {of: string; names: string[]}[] {
  const found: {of: string; names: string[]}[] = [];
  for (const {of, name} of fired) {
    if (found.at(-1)?.of === of) found.at(-1)!.names.push(name);
    else found.push({of, names: [name]});
  }
  return found;
}
