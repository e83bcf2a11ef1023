import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {renderMarkdown} from '../../../support/markdown';
import {newest} from '../../../../src/versions';

/** What a page shows of a name: terms with what stands beside them. */
async function factsOf(content: string): Promise<Record<string, string>> {
  const tree = fromHtml(await renderMarkdown(content), {fragment: true});
  return Object.fromEntries(
    selectAll('dl.facts > div', tree).map((row) => row.children.map((part) => toString(part))),
  ) as Record<string, string>;
}

describe('what webpack knows of a name', () => {
  it('is shown of hooks', async () => {
    expect(await factsOf('## `assetEmitted`\n\n::hook[Compiler.assetEmitted]')).toEqual({
      Kind: 'AsyncSeriesHook source',
      Arguments: 'file: string, info: AssetEmittedInfo',
      Order: expect.stringMatching(/^\d+ of \d+$/),
    });
    expect(await factsOf('## `call`\n\n::hook[JavascriptParser.call]')).toMatchObject({
      Kind: 'SyncBailHook, one for each key source',
      Returns: 'boolean | void',
    });
  });

  it('is shown of flags', async () => {
    expect(await factsOf('## `--mode`\n\n::flag[--mode]')).toEqual({
      Takes: 'one of the values source',
      Values: '"development", "production", "none"',
      Sets: 'mode',
      Commands: 'build, serve, watch',
    });
    expect(await factsOf('## `--open`\n\n::flag[--open]')).toMatchObject({
      Takes: 'string or boolean, or nothing; may be repeated source',
      Opposite: '--no-open',
      Commands: 'serve',
    });
  });

  it.each([
    ['variable', '`__webpack_hash__`', {Type: 'string source', Plugin: 'APIPlugin'}],
    ['variable', 'import.meta.url', {Type: 'string source'}],
    [
      'plugin',
      'NoEmitOnErrorsPlugin',
      {Export: 'webpack.NoEmitOnErrorsPlugin source', Takes: 'nothing'},
    ],
    ['plugin-option', 'BannerPlugin.entryOnly', {Type: 'boolean source'}],
    ['dev-server-option', 'client.reconnect', {Type: 'boolean | number source'}],
    ['loader-context', 'addDependency', {Type: '(file: string) => void source'}],
    ['magic-comment', 'webpackIgnore', {Takes: 'a boolean source'}],
  ])('is shown of names, as ::%s[%s]', async (directive, name, expected) => {
    const heading = `## \`${name.split('.').at(-1)!.replaceAll('`', '')}\``;
    expect(await factsOf(`${heading}\n\n::${directive}[${name}]`)).toMatchObject(expected);
  });

  it('says which of the classes of webpack tap into a hook, and where', async () => {
    const content = '## `beforeCompile`\n\n::hook[Compiler.beforeCompile]';
    expect((await factsOf(content))['Tapped by']).toMatch(
      /^DllReferencePlugin, DotenvPlugin and \d+ more$/,
    );
    expect(await renderMarkdown(content)).toMatch(
      /href="https:\/\/github\.com\/webpack\/webpack\/blob\/v[\d.]+\/lib\/[\w/]+\/DotenvPlugin\.js#L\d+"/,
    );
  });

  it('says which hooks a plugin taps into, and leads to their entries', async () => {
    const content = '## BannerPlugin\n\n::plugin[BannerPlugin]';
    expect((await factsOf(content)).Taps).toBe(
      'Compilation.processAssets, Compiler.compilation, Compiler.validate',
    );
    expect(await renderMarkdown(content)).toContain('href="/api/compiler-hooks/#compilation"');
  });
});

it.each([
  [
    'a name webpack does not know',
    '## `runs`\n\n::hook[Compiler.runs]',
    `docs/concepts/tea.md:3  hook: webpack ${newest.webpack} has no hook Compiler.runs; the nearest is Compiler.run`,
  ],
  ['no name', '## `run`\n\n::hook', 'has no hook '],
  [
    'another heading',
    '## `emit`\n\n::hook[Compiler.run]',
    'tea.md:3  hook: the heading above says emit, and no form of Compiler.run',
  ],
  ['no heading', 'Text\n\n::flag[--mode]', 'tea.md:3  flag: it stands right below the heading'],
])('what cannot be right stops the build: %s', async (_, content, message) => {
  await expect(renderMarkdown(content)).rejects.toThrow(message);
});
