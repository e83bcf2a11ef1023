import {renderMarkdown} from '../../support/markdown';
import {mergeRecordings} from '../../../src/markdown/hook-order/recordings';

const hooks = (...names: string[]) => names.map((name) => ({of: 'Compiler', name}));

describe('the axis of all recordings', () => {
  it('puts what a rebuild has alone before the hook that follows it', () => {
    const rows = mergeRecordings({
      build: hooks('run', 'make', 'done'),
      rebuild: hooks('watchRun', 'make', 'done', 'watchClose'),
      childCompiler: hooks('make'),
    });
    expect(rows.map(({name}) => name)).toEqual(['run', 'watchRun', 'make', 'done', 'watchClose']);
    expect(rows.map(({inBuild}) => inBuild)).toEqual([true, false, true, true, false]);
    expect(rows.map(({alsoIn}) => alsoIn.childCompiler)).toEqual([
      undefined,
      undefined,
      'here',
      undefined,
      undefined,
    ]);
  });

  it('says when a hook fires after those below it', () => {
    const rows = mergeRecordings({
      build: hooks('run', 'make', 'done'),
      rebuild: hooks('run', 'done', 'make'),
      childCompiler: [],
    });
    expect(rows.map(({alsoIn}) => alsoIn.rebuild)).toEqual(['here', 'later', 'here']);
  });
});

describe('::hook-order', () => {
  it('lists the hooks of the recorded builds, each linked to its entry', async () => {
    const html = await renderMarkdown('::hook-order', 'docs/api/hook-order.md');
    const lines = html
      .match(/<li.*?<\/li>/gs)!
      .map((line) => line.replaceAll(/<[^>]+>/g, '').trim());
    expect(lines[0]).toBe('Compiler validate');
    expect(lines).toContain('Compiler watchRun rebuild');
    expect(lines).toContain('Compilation addEntry rebuild child compiler');
    expect(html).toContain('href="/api/compilation-hooks/#addentry"');
    expect(html).toContain('id="compilation.addentry"');
  });

  it('has the class of each lane over it', async () => {
    const html = await renderMarkdown('::hook-order', 'docs/api/hook-order.md');
    const heads = /<div class="heads"[^>]*>(.*?)<\/div>/s.exec(html)![1]!;
    expect(heads).toMatch(/^<code>Compiler<\/code><code>Compilation<\/code>/);
    // Long names break between their words.
    expect(heads).toMatch(/<code>Javascript<wbr\/?>Parser<\/code>/);
  });
});
