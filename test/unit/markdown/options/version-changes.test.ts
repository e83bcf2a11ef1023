import {renderMarkdown} from '../../../support/markdown';

const page = 'docs/migrate/tea.md';
const render = (markdown: string) => renderMarkdown(markdown, page);
const textOf = (html: string) =>
  html
    .replaceAll('<wbr/>', '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"');
const table = (...rows: string[]) =>
  ['| Was | Is |', '| --- | --- |', ...rows, '', '::removed-options[5]'].join('\n');

describe('::removed-options', () => {
  it('misses the rows of options and values that the table does not have', async () => {
    const rendered = render(table('| `output.jsonpFunction` | `output.chunkLoadingGlobal` |'));
    await expect(rendered).rejects.toThrow(`${page}:1  removed-options: rows are missing: `);
    await expect(rendered).rejects.toThrow(/\bnode\.process\b/);
    await expect(rendered).rejects.toThrow(/\boptimization\.splitChunks\.name: true\b/);
    await expect(rendered).rejects.not.toThrow(/\bjsonpFunction\b|\bresolveLoader\b/);
  });

  it.each([
    ['| `output.filename` | |', 'webpack 5 still takes output.filename'],
    ['| `output.jsonpFunction` | `output.tea` |', 'webpack 5 has no option output.tea'],
  ])('stops at a wrong row: %s', async (line, message) => {
    await expect(render(table(line))).rejects.toThrow(`${page}:3  removed-options: ${message}`);
  });

  it.each([
    ['Text\n\n::removed-options[5]', 'removed-options: it belongs below a table'],
    ['::changed-defaults[4]', 'changed-defaults: name a version that has one before it'],
  ])('stops where it cannot be: %s', async (markdown, message) => {
    await expect(render(markdown)).rejects.toThrow(message);
  });
});

it.each([
  ['moved-options', 'optimization.noEmitOnErrors optimization.emitOnErrors'],
  ['moved-options', 'module.exprContextCritical module.parser.javascript.exprContextCritical'],
  ['changed-defaults', 'Option webpack 4 webpack 5'],
  ['changed-defaults', '.minSize 30000 (production), 10000 (otherwise) 20000 (production), 10000'],
])('::%s holds two versions against each other: %s', async (directive, row) => {
  const text = textOf(await render(`::${directive}[5]`)).replace(/\s+/g, ' ');
  expect(text).toContain(row);
  expect(text).not.toContain('output.filename');
});
