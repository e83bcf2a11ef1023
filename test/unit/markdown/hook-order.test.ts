import {renderMarkdown} from '../../support/markdown';

const page = 'docs/api/hook-order.md';

describe('::hook-order', () => {
  it('shows the stretches of each class, every hook linked to its entry', async () => {
    const html = await renderMarkdown('::hook-order[build]', page);
    const [head, first, second] = html
      .match(/<tr.*?<\/tr>/gs)!
      .map((row) => row.replaceAll(/<[^>]+>/g, ''));
    expect(head).toBe('ClassHooks, in their order');
    expect(first).toMatch(/^Compiler.*environment.*beforeRun, run.*make$/);
    expect(second).toMatch(/^Compilation.*addEntry$/);
    expect(html).toContain('/api/compilation-hooks/#addentry');
  });

  it('stops at a build that is not recorded', async () => {
    await expect(renderMarkdown('Text.\n\n::hook-order[tea]', page)).rejects.toThrow(
      /hook-order\.md:3.*"tea" is not recorded, only build, rebuild, child compiler/s,
    );
  });
});
