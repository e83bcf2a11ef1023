import {readFileSync} from 'node:fs';
import {newest} from '../../src/versions';
import {readReference} from '../../src/reference';

/** Pages that describe every hook of a class, below a heading of its own. */
const pages = [
  {file: 'docs/api/compiler-hooks.md', of: 'Compiler', from: 30},
  {file: 'docs/api/compilation-hooks.md', of: 'Compilation', from: 90},
  {file: 'docs/api/normalmodulefactory-hooks.md', of: 'NormalModuleFactory', from: 14},
  {file: 'docs/api/contextmodulefactory-hooks.md', of: 'ContextModuleFactory', from: 5},
  {file: 'docs/api/resolvers.md', of: 'ResolverFactory', from: 2},
  {file: 'docs/api/parser.md', of: 'JavascriptParser', from: 61},
];

/** Hooks of a class that a text shows below a heading. */
const described = (text: string, of: string) =>
  [...text.matchAll(/^### `(\w+)`(?: \{#[\w-]+\})?\n\n::hook\[(\w+)\.(\w+)\]$/gm)]
    .filter(([, heading, owner, hook]) => owner === of && heading === hook)
    .map(([, heading]) => heading);

it.each(pages)('$file describes every hook of $of once', async ({file, of, from}) => {
  const {areas} = await readReference(newest);
  const hooks = areas.hooks.filter((hook) => hook.of === of).map(({name}) => name);
  expect(hooks.length).toBeGreaterThanOrEqual(from);
  expect(described(readFileSync(file, 'utf8'), of).sort()).toEqual(hooks.sort());
});
