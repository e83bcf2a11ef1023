import {renderMarkdown} from '../../support/markdown';

const listed = async (text: string) =>
  /<code[^>]*>([^]*)<\/code>/
    .exec(await renderMarkdown(text, 'docs/api/cli.md'))![1]!
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .split('\n');

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
