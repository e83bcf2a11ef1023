import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {hookOrder} from '../../../src/markdown/hook-order';

async function read(text: string): Promise<Root> {
  const file = new VFile({path: 'docs/api/hook-order.md', value: text, cwd: process.cwd()});
  const processor = unified().use(remarkParse).use(remarkDirective);
  return (await processor().use(hookOrder).run(processor.parse(file), file)) as Root;
}

describe('::hook-order', () => {
  it('shows the stretches of each class, every hook linked to its entry', async () => {
    const {children} = await read('::hook-order[build]');
    const [head, first, second] = (children[0] as Table).children;
    expect(toString(head)).toBe('ClassHooks, in their order');
    expect(toString(first)).toMatch(/^Compiler.*environment.*beforeRun, run.*make$/);
    expect(second!.children.map((cell) => toString(cell))).toEqual(['Compilation', 'addEntry']);
    expect(JSON.stringify(second)).toContain('/api/compilation-hooks/#addentry');
  });

  it('stops at a build that is not recorded', async () => {
    await expect(read('Text.\n\n::hook-order[tea]')).rejects.toThrow(
      /hook-order\.md:3.*"tea" is not recorded, only build, rebuild, child compiler/s,
    );
  });
});
