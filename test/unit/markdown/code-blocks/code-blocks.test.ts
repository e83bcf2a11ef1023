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
      '<span class="keyword">const</span> tea <i>=</i> <span class="string">\'green\'</span>' +
        '<i>;</i> <span class="comment">// 3 minutes</span>',
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

  it('shows the language unless the extension in the title does', async () => {
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
    ['js {2}', '{2} marks line 2; the code has the lines 1 to 1'],
    ['js numbered', 'numbered is unknown'],
  ])('stops the build for %s, naming file and line', async (info, message) => {
    await expect(renderMarkdown(`Text\n\n${fence(info, 'a')}`)).rejects.toThrow(
      `docs/concepts/tea.md:3  code block: ${message}`,
    );
  });
});

it('the width is that of the text up to 70 characters, and across for more', async () => {
  const widthOf = async (length: number, info = 'js') =>
    (await renderMarkdown(fence(info, 'a'.repeat(length)))).includes('across');
  expect(await widthOf(70)).toBe(false);
  expect(await widthOf(71)).toBe(true);
  expect(await widthOf(71, 'text error')).toBe(false);
});

describe('a diff', () => {
  it('shows the code itself, in its own colors, with changed lines marked', async () => {
    const html = await renderMarkdown(
      fence('diff title="a.js"', ' a = {\n-  b: 1,\n+  b: 2,\n };'),
    );
    expect(codeIn(html)).toBe(
      'a <i>= {</i>\n' +
        '<del class="line">  b<i>:</i> <span class="literal">1</span><i>,</i>\n</del>' +
        '<ins class="line">  b<i>:</i> <span class="literal">2</span><i>,</i>\n</ins>' +
        '<i>};</i>',
    );
  });

  it('keeps the indentation, and every character of a line without a sign', async () => {
    expect(textIn(await renderMarkdown(fence('diff', ' {\n-  b\n+  c\n }')))).toBe(
      '{\n  b\n  c\n}',
    );
    expect(textIn(await renderMarkdown(fence('diff', 'a\n-b\n+c')))).toBe('a\nb\nc');
  });
});

describe('a terminal', () => {
  it('shows commands without their prompt, and what was answered', async () => {
    const html = await renderMarkdown(
      fence('console', '$ npx webpack \\\n  --watch\ncompiled\n$ ls'),
    );
    expect(html).toContain('<figure class="code terminal">');
    expect(codeIn(html)).toBe(
      '<span class="command">npx webpack \\\n  --watch\n</span>compiled\n<span class="command">ls</span>',
    );
  });

  it('marks the lines that contain words, wherever a run prints them', async () => {
    const output = 'asset main.js 53 bytes\nasset vendors.js 7 KiB\ncompiled';
    const html = await renderMarkdown(
      fence('console mark="vendors"', `$ npx webpack\n${output}\n$ ls\nmain.js`),
    );
    expect(html).toContain('class="code terminal marked"');
    expect(html.match(/<mark class="line">.*?\n<\/mark>/gs)).toHaveLength(1);
    expect(/<mark class="line">(.*?)<\/mark>/s.exec(html)![1]).toContain('vendors.js');
    expect(textIn(html)).toBe(`npx webpack\n${output}\nls\nmain.js`);
  });

  it.each([
    ['mark="chunk"', 'marks no line'],
    ['mark="ab | chunk"', 'marks no line for "chunk"'],
    ['mark=""', 'mark="" is empty'],
    ['mark="a"', 'marks 5 lines'],
    ['{1}', 'write mark="words of the line"'],
  ])('marks nothing by %s', async (mark, message) => {
    const rendering = renderMarkdown(fence(`console ${mark}`, '$ npx webpack\na\nab\nac\nad'));
    await expect(rendering).rejects.toThrow(message);
  });

  it('takes each line of a shell fence for a command, remarks and gaps apart', async () => {
    const html = await renderMarkdown(fence('bash', '# once\nnpm ci\n\nnpm start\n  --now'));
    expect(codeIn(html)).toBe(
      '<span class="remark"># once\n</span><span class="command">npm ci\n</span>\n<span class="command">npm start\n  --now</span>',
    );
  });

  it('takes a session without prompts for output', async () => {
    expect(codeIn(await renderMarkdown(fence('console', 'compiled')))).toBe('compiled');
  });
});

describe('plain text', () => {
  const kindOf = async (code: string, info = 'text', file?: string) => {
    const html = await renderMarkdown(fence(info, code), file);
    return `${/<figure class="([^"]+)"/.exec(html)?.[1]}: ${headOf(html)}`;
  };

  it.each([
    '2 ERRORS in child compilations',
    '<e> [webpack-dev-server] Error: listen EADDRINUSE: address already in use',
    'SyntaxError [ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX]: TypeScript enum is not supported',
    '[webpack-cli] ✖ Unknown command',
    'Module build failed (from ./loader.js):',
    ' - configuration.entry should be one of these:',
  ])('is an error when it begins with "%s"', async (line) => {
    expect(await kindOf(`${line}\nmore`)).toBe('code error: Error');
  });

  it.each([
    ['WARNING in configuration', 'text', 'code output: Warning'],
    ['dist/main.js\ndist/84.js', 'text', 'code output: Files in dist/'],
    ['steeping: 3 minutes', 'text', 'code output: Output'],
    ['can only be used for tea', 'text error', 'code error: Error'],
    ['Error: none', 'text warning', 'code output: Warning'],
  ])('that is "%s" in a fence of %s is %s', async (text, info, kind) => {
    expect(await kindOf(text, info)).toBe(kind);
  });

  it('goes on further in where a line is too long for a phone', async () => {
    const long = `Error: ${'word '.repeat(10)}`.trim();
    const html = await renderMarkdown(fence('text', `${long}\n    at a.js`));
    expect(html).toContain(`<span>${long}\n</span>    at a.js`);
    expect(await renderMarkdown(fence('text title="a.txt"', long))).not.toContain('<span>');
  });

  it.each(['js error', 'console error', 'text title="a.txt" warning'])(
    'is not what %s says',
    async (info) => {
      await expect(renderMarkdown(fence(info, 'a'))).rejects.toThrow(
        /says what a block of text is/,
      );
    },
  );
});
