import type {PhrasingContent, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt, isMirrored} from '../content/place';
import {type FiredHook, type HookOrder, readHookOrder} from '../reference/hook-order';
import {type FactAddresses, factAddresses} from './facts/fact-addresses';
import {versionOfPage} from './options/find-option';

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
export function hookOrder() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const places: {recording: keyof HookOrder; put: (table: Table) => void}[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'hook-order' || !parent || index === undefined) return;
      const name = toString(node);
      const recording = recordings[name];
      if (!recording) {
        const names = Object.keys(recordings).join(', ');
        throw errorAt(file, node, `hook-order: "${name}" is not recorded, only ${names}`);
      }
      places.push({recording, put: (table) => (parent.children[index] = table)});
    });
    if (places.length === 0) return;
    const version = versionOfPage(file);
    const [order, addresses] = await Promise.all([
      readHookOrder(version),
      factAddresses('hook', file.cwd, version),
    ]);
    for (const {recording, put} of places) put(tableOf(order[recording], addresses));
  };
}

function tableOf(fired: readonly FiredHook[], addresses: FactAddresses): Table {
  const rows = stretches(fired).map(({of, names}) =>
    row(
      [code(of)],
      names.flatMap((name, at) => {
        const link = addresses.get(`${of}.${name}`);
        const shown: PhrasingContent = link
          ? {type: 'link', url: link, children: [code(name)]}
          : code(name);
        return at === 0 ? [shown] : [text(', '), shown];
      }),
    ),
  );
  return {
    type: 'table',
    children: [row([text('Class')], [text('Hooks, in their order')]), ...rows],
  };
}

/** Hooks of one class that fire one after the other. */
function stretches(fired: readonly FiredHook[]): {of: string; names: string[]}[] {
  const found: {of: string; names: string[]}[] = [];
  for (const {of, name} of fired) {
    if (found.at(-1)?.of === of) found.at(-1)!.names.push(name);
    else found.push({of, names: [name]});
  }
  return found;
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string) => ({type: 'inlineCode' as const, value});
const row = (...cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});
