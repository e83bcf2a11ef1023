import type {Code, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {flagLists} from '../../../src/markdown/flag-lists';

const page = 'docs/api/cli.md';

async function listed(text: string): Promise<string[]> {
  const file = new VFile({path: page, value: text});
  const processor = unified().use(remarkParse).use(remarkDirective).use(flagLists);
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  return tree.children
    .filter((node): node is Code => node.type === 'code')
    .flatMap(({value}) => value.split('\n'));
}

describe('::flags', () => {
  it('lists what an option and all below it are set by', async () => {
    const lines = await listed('::flags[cache, devtool]');
    expect(lines).toContain('--cache, --no-cache');
    expect(lines).toContain('--cache-type <memory|filesystem>');
    expect(lines).toContain('--cache-max-generations <number>');
    expect(lines).toContain('--devtool <eval|string>, --no-devtool');
    expect(lines).not.toContain('--watch, --no-watch');
  });

  it('marks values that may be left out, and flags that may be repeated', async () => {
    expect(await listed('::flags[webpack-cli]')).toEqual(
      expect.arrayContaining(['--json [value]', '--env <value...>']),
    );
  });

  it('names file, line and the nearest option for one that no flag sets', async () => {
    await expect(listed('::flags[outputs]')).rejects.toThrow(
      /cli\.md:1.*no flag sets outputs; the nearest is output/s,
    );
  });
});
