import {passagesOf} from '../../../../src/checks/originality/passages';

const texts = (markdown: string) =>
  passagesOf(markdown).map((passage) => passage.map(({text}) => text).join(' '));

describe('the words of a Markdown file', () => {
  it('are those of paragraphs, headings, items and cells, in lower case', () => {
    const markdown =
      '---\ntitle: Tea\n---\n\n# Green Tea\n\nPour it.\n\n- Don’t boil\n\n| A | B |\n|---|---|\n| cup | pot |\n';
    expect(texts(markdown)).toEqual(['green tea', 'pour it', "don't boil", 'a', 'b', 'cup', 'pot']);
  });

  it('are not code, HTML, addresses, names of options or quoted messages', () => {
    const markdown = [
      'Set `output.path` or output.filename in [the configuration](https://example.com/a-b-c),',
      'run webpack --watch with splitChunks, see <b>nothing</b> of "Module not found: Error" here.',
      '',
      '```js',
      'const words = "in code";',
      '```',
      '',
      '![a picture of tea](tea.png)',
    ].join('\n');
    expect(texts(markdown)).toEqual([
      'set or in the configuration run webpack watch with see nothing of here',
    ]);
  });

  it('know their lines, behind code that is broken over two as well', () => {
    const [passage] = passagesOf('\nOne `two\nthree` four\nfive.\n');
    expect(passage).toEqual([
      {text: 'one', line: 2},
      {text: 'four', line: 3},
      {text: 'five', line: 4},
    ]);
  });
});
