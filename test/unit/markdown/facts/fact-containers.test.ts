import {renderMarkdown} from '../../../support/markdown';

const readme = 'docs/loaders/_css-loader.md';
const textOf = (html: string) =>
  /<dl class="facts.*?<\/dl>/s
    .exec(html)?.[0]
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe(':::facts', () => {
  it.each([['docs/concepts/tea.md'], [readme]])('draws a list of facts on %s', async (page) => {
    const html = await renderMarkdown(
      '## a\n\n:::facts\n- Type: `string`\n- Default: **not** set\n:::\n\nMore.\n',
      page,
    );
    expect(textOf(html)).toBe('Type string Default not set');
    expect(html).toContain('<p>More.</p>');
  });

  it('makes inline code with colors of a block of code', async () => {
    const html = await renderMarkdown(':::facts\n- Type:\n  ```ts\n  string | "a"\n  ```\n:::\n');
    expect(textOf(html)).toBe('Type string | &quot;a&quot;');
    expect(html).not.toContain('<figure');
    expect(html).toMatch(/<dd><code>.*<span/);
  });

  it.each([
    ['a paragraph', ':::facts\nType: `string`\n:::'],
    ['an item without a term', ':::facts\n- Type: `string`\n- `a`\n:::'],
    ['a second list', ':::facts\n- Type: `string`\n\n1. a\n:::'],
  ])('stops at %s', async (_case, markdown) => {
    await expect(renderMarkdown(`Text.\n\n${markdown}\n`)).rejects.toThrow(
      /tea\.md:3 {2}:::facts holds something else than facts/,
    );
  });
});
