import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {markdownAfter} from '../../../../../support/readme';

describe('toMarkdown', () => {
  it.each([
    'Two lines\nof a paragraph.',
    '- a\n- b\n  - c',
    '1. a\n2. b',
    '| A | B |\n| - | - |\n| `a\\|b` | c |',
    '```js\nconst a = `b`;\n\nconst c = 1;\n```',
    '````md\n```js\n```\n````',
    'A [link](https://example.com/ "title") and ``code`s``.',
    '- [x] done\n- [ ] open',
    '- one\n  - two\n  - three\n    1. four\n- five',
    '- one\n\n- two',
    '- one\n\n  ```js\n  two\n  ```',
    'H<sub>2</sub>O',
  ])('writes what was read: %j', async (markdown) => {
    expect(await markdownAfter(markdown)).toBe(markdown);
  });

  it('keeps details and the Markdown in them', async () => {
    const content = '\n<summary>More **x** <b>y</b></summary>\n\nSome `code`.\n\n</details>';
    expect(await markdownAfter(`<details>${content}`)).toBe(`<details>\n${content}`);
  });

  it.each([
    ['<ul><li>1</li><li>**2**</li></ul>', '1<br>**2**'],
    ['<p>one</p><p>two</p>', 'one<br>two'],
    ['<p>only</p>', 'only'],
    ['<p></p>x', 'x'],
    ['one.<hr>Two', 'one.Two'],
    ['<details open><summary>Sum.</summary>text</details>', 'Sum.text'],
    ['<table><tr><td>a&#124;b</td></tr></table>', 'a\\|b'],
  ])('keeps a row of a table in one line: %s', async (cell, expected) => {
    expect(await markdownAfter(`| a | b |\n| - | - |\n| x | ${cell} |`)).toBe(
      `| a | b |\n| - | - |\n| x | ${expected} |`,
    );
  });

  it('escapes what Docusaurus would take for a directive', async () => {
    expect(await markdownAfter('use :name[x]{a=b}, postcss:loader')).toBe(
      'use \\:name\\[x]{a=b}, postcss\\:loader',
    );
  });

  it.each([
    ':::danger\ntext\n:::',
    '::leaf[x]',
    ':text[x]{a=b}',
    '- :::note\n  text\n  :::',
    '> ::::a\n> :::b\n> text',
    '| a:b | :c |\n| - | - |\n| ::d | e |',
    'x&colon;&colon;&colon;note',
  ])('writes no directive for %j', async (readme) => {
    const tree = unified()
      .use(remarkParse)
      .use(remarkDirective)
      .parse(await markdownAfter(readme));
    expect(JSON.stringify(tree)).not.toContain('Directive');
  });

  it('writes no blank before the text below details', async () => {
    expect(await markdownAfter('<details>a</details>\nNext')).toMatch(/<\/details>\n\nNext$/);
  });

  it('leaves the text of a link that leads nowhere', async () => {
    expect(await markdownAfter('<a name="old"></a>Text <a>without</a>')).toBe('Text without');
  });
});
