import {renderMarkdown} from '../../../support/markdown';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const codeIn = (html: string) => /<code[^>]*>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
const headOf = (html: string) => /<figcaption[^>]*>(.*)<\/figcaption>/.exec(html)?.[1];
const textIn = (html: string) =>
  codeIn(html)
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&#x3C;/g, '<');

describe('a source file', () => {
  it('is colored while building, in the roles our style sheet has', async () => {
    const html = await renderMarkdown(fence('js', "const tea = 'green'; // 3 minutes"));
    expect(codeIn(html)).toBe(
      '<span class="keyword">const</span> tea <span class="quiet">=</span> <span class="string">\'green\'</span>' +
        '<span class="quiet">;</span> <span class="comment">// 3 minutes</span>',
    );
  });

  it('keeps its text to the letter', async () => {
    const source = 'const html = `<b>${tea < 3 ? "a" : `\\`b`}</b>`;\n\n\tif (x) {}';
    expect(textIn(await renderMarkdown(fence('js', source)))).toBe(source);
  });

  it('has its title as caption and a name for those who do not see it', async () => {
    const html = await renderMarkdown(fence('js title="webpack.config.js"', 'a'));
    expect(html).toContain('<figcaption>webpack.config.js</figcaption>');
    expect(html).toContain(
      '<pre tabindex="0" role="group" aria-label="webpack.config.js, JavaScript">',
    );
    expect(html).toContain('aria-label="Copy webpack.config.js"');
  });

  it('tells the language unless the ending of the title does', async () => {
    expect(headOf(await renderMarkdown(fence('yaml', 'a: 1')))).toBe('YAML');
    expect(headOf(await renderMarkdown(fence('json title=".babelrc"', '{}')))).toBe(
      '.babelrc<small>JSON</small>',
    );
    expect(headOf(await renderMarkdown(fence('js title="a.mjs"', 'a')))).toBe('a.mjs');
    expect(headOf(await renderMarkdown(fence('text title="a.csv"', 'a;b')))).toBe('a.csv');
  });

  it('keeps ids of headings as they were written, though Docusaurus escapes them', async () => {
    const html = await renderMarkdown('```md\n## Tea \\{#tea}\n\n\\{#no-heading}\n```');
    expect(html).toContain('Tea {#tea}');
    expect(html).toContain('\\{#no-heading}');
  });

  it('marks the lines in braces, also inside a token of several lines', async () => {
    const html = await renderMarkdown(fence('js {2,4-5}', '/* a\nb\nc */\nd\ne'));
    expect(codeIn(html)).toBe(
      '<span class="comment">/* a</span>\n<mark class="line"><span class="comment">b</span>\n</mark>' +
        '<span class="comment">c */</span>\n<mark class="line">d\n</mark><mark class="line">e</mark>',
    );
  });

  it('of a README stays plain when its language is unknown', async () => {
    const html = await renderMarkdown(fence('gibberish', '+[<>]'), 'docs/loaders/_css-loader.md');
    expect(codeIn(html)).toBe('+[&#x3C;>]');
    expect(html).toContain('class="code output"');
  });
});

describe('a fence that cannot be right', () => {
  it.each([
    ['js title=""', 'title="" is empty'],
    ['js caption="a.js"', 'caption= is unknown'],
    ['js {2}', '{2} marks line 2; the code has the lines 1 to 1'],
    ['js numbered', 'numbered is unknown'],
    ['gibberish', 'gibberish is no language the highlighter knows; correct it'],
  ])('stops the build for %s, naming file and line', async (info, message) => {
    await expect(renderMarkdown(`Text\n\n${fence(info, 'a')}`)).rejects.toThrow(
      `docs/concepts/tea.md:3  code block: ${message}`,
    );
  });

  it('is left alone in a README, where nothing stands behind the language', async () => {
    const html = await renderMarkdown(fence('js title="" {9}', 'a'), 'docs/loaders/_css-loader.md');
    expect(codeIn(html)).toBe('a');
  });
});

describe('the width', () => {
  it('is that of the text up to 70 characters, and across for more', async () => {
    const widthOf = async (length: number, info = 'js') =>
      (await renderMarkdown(fence(info, 'a'.repeat(length)))).includes('across');
    expect(await widthOf(70)).toBe(false);
    expect(await widthOf(71)).toBe(true);
    expect(await widthOf(71, 'text error')).toBe(false);
  });
});

describe('a diff', () => {
  it('shows the code itself, in its own colors, with changed lines marked', async () => {
    const html = await renderMarkdown(
      fence('diff title="a.js"', ' a = {\n-  b: 1,\n+  b: 2,\n };'),
    );
    expect(codeIn(html)).toBe(
      'a <span class="quiet">=</span> <span class="quiet">{</span>\n' +
        '<del class="line">  b<span class="quiet">:</span> <span class="literal">1</span><span class="quiet">,</span>\n</del>' +
        '<ins class="line">  b<span class="quiet">:</span> <span class="literal">2</span><span class="quiet">,</span>\n</ins>' +
        '<span class="quiet">};</span>',
    );
  });

  it.each([
    ['a column', ' {\n-  b\n+  c\n }', '{\n  b\n  c\n}'],
    ['a blank behind the sign', '- b\n+ c', 'b\nc'],
    ['a column and a blank', '  a\n- b\n+ c', 'a\nb\nc'],
    ['nothing behind one', '  a\n-\n+ b', 'a\n\nb'],
    ['a blank, and other lines without', 'a\n- b\n+ c', 'a\nb\nc'],
    ['no room', 'a\n-b\n+c', 'a\nb\nc'],
    ['no room, before blanks', '{\n  a\n-  b\n+  c\n}', '{\n  a\n  b\n  c\n}'],
    ['the first blank of a line', '{\n- b\n+ c\n}', '{\n  b\n  c\n}'],
    ['a column that only some lines have', '{\n   a\n-  b\n+  c\n}', '{\n   a\n   b\n   c\n}'],
  ])('keeps the indentation where signs have %s', async (_what, diff, code) => {
    expect(textIn(await renderMarkdown(fence('diff', diff)))).toBe(code);
  });
});
