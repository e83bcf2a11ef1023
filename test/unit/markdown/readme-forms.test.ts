import {renderMarkdown} from '../../support/markdown';

const readme = 'docs/loaders/_css-loader.md';
const named = '**webpack.config.js**\n\n```js\na\n```\n';

describe('file names in READMEs', () => {
  it('become the title of the code below them', async () => {
    const html = await renderMarkdown(named, readme);
    expect(html).toContain('<figcaption>webpack.config.js</figcaption>');
    expect(html).not.toContain('<strong>');
  });

  it.each([
    ['a bold line that is no file name', '**Attention**\n\n```js\na\n```\n'],
    ['a file name without code below', '**webpack.config.js**\n\nText\n'],
    ['a bold name in a sentence', 'In **webpack.config.js**\n\n```js\na\n```\n'],
  ])('stay for %s', async (_what, markdown) => {
    expect(await renderMarkdown(markdown, readme)).toContain('<strong>');
  });

  it('are left alone on our own pages, where the fence has the title', async () => {
    expect(await renderMarkdown(named)).toContain('<strong>webpack.config.js</strong>');
  });
});

const list = (html: string) =>
  /<dl class="facts.*?<\/dl>/
    .exec(html)?.[0]
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('what READMEs say of an option', () => {
  it.each([
    ['paragraphs', 'Type: `string`\n\nDefault: `a`\n'],
    ['lines of one paragraph', 'Type: `string`\nDefault: `a`\n'],
    ['a list', '- Type: `string`\n- Default: `a`\n'],
    ['a block of code', 'Type:\n\n```ts\ntype name =\n  | string;\n```\n\nDefault: `a`\n'],
  ])('becomes facts from %s', async (_form, said) => {
    const html = await renderMarkdown(`## \`name\`\n\n${said}\nMore.\n`, readme);
    expect(list(html)).toBe('Type string Default a');
    expect(html).toContain('<p>More.</p>');
    expect(html).not.toMatch(/Type:|Default:|<figure/);
  });

  it('keeps a long type as code with a title', async () => {
    const long = `type name = {\n${'  aLongName: string;\n'.repeat(5)}};`;
    const html = await renderMarkdown(
      `## a\n\nType:\n\n\`\`\`ts\n${long}\n\`\`\`\n\nDefault: none\n`,
      readme,
    );
    expect(list(html)).toBe('Default none');
    expect(html).toMatch(/<figcaption>Type.*aLongName/s);
  });

  it.each([
    ['a list that says more', '- Type: `string`\n- It is nice.\n'],
    ['a sentence', 'Default number of runs: `100`.\n'],
    ['a default in a list of its own', 'Default:\n\n- one\n'],
  ])('leaves %s as it is', async (_what, said) => {
    expect(list(await renderMarkdown(`## a\n\n${said}`, readme))).toBeUndefined();
  });

  it('is left alone on our own pages', async () => {
    expect(list(await renderMarkdown('## a\n\nType: `string`\n'))).toBeUndefined();
  });
});
