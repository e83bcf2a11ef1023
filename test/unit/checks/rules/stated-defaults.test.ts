import {statedDefaults} from '../../../../src/checks/rules/stated-defaults';
import {parsePage} from '../../../../src/content/page';
import {older} from '../../../support/older-version';

async function say(body: string, folder = 'docs'): Promise<string[]> {
  const source = `---\ntitle: Tea\ndescription: A page about tea that is long enough to be the description of a page.\n---\n\n${body}\n`;
  const findings = statedDefaults.check(await parsePage(source, `${folder}/guides/tea.md`));
  return findings.map(({line, message}) => `${line} ${message}`);
}

describe('a default that a page states', () => {
  it.each([
    ['below a head', '## `output.pathinfo`\n\n::option\n\nThe default is `7`.', 10],
    ['beside the name', 'Here `optimization.chunkIds` defaults to `"size"`.', 6],
    ['in single quotes', "The default of `optimization.chunkIds` is `'size'`.", 6],
    ['in a table', '|A|B|\n|-|-|\n|`mode`|`optimization.chunkIds` defaults to `"size"`|', 8],
    ['in a section', '## A\n\n::option[optimization.chunkIds]\n\nThe default is `"size"`.', 10],
  ])('is found when webpack has another: %s', async (_, body, line) => {
    const [finding, ...others] = await say(body);
    expect(others).toEqual([]);
    expect(finding).toMatch(
      new RegExp(`^${line} the text says that the default of \\S+ is (7|"size"); webpack's is `),
    );
  });

  it.each([
    ['it is that of one mode', 'Here `optimization.chunkIds` defaults to `"named"`.'],
    ['it is right', '## `output.asyncChunks`\n\n::option\n\nThe default is `true`.'],
    ['it is told in words', '## `optimization.chunkIds`\n\n::option\n\nThe default is `filename`.'],
    ['no option is named', 'The default is `"size"`.'],
    ['another sentence names one', 'See `optimization.chunkIds`. The default is `"size"`.'],
    ['webpack computes it', '## `output.path`\n\n::option\n\nThe default is `"tea"`.'],
  ])('is fine when %s', async (_, body) => {
    expect(await say(body)).toEqual([]);
  });

  it('is compared with the webpack of the page', async () => {
    const body = 'Here `optimization.splitChunks.automaticNameDelimiter` defaults to `"~"`.';
    expect(await say(body)).toHaveLength(1);
    expect(await say(body, older.folder)).toEqual([]);
  });
});
