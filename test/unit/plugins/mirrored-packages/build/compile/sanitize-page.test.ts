import {jest} from '@jest/globals';
import {dangersIn} from '../../../../../support/dangers';
import {fixture} from '../../../../../support/readme';
import {renderReadme} from '../../../../../support/markdown';

const mirrored = '/site/docs/loaders/_css-loader.md';

describe('sanitizePage', () => {
  it('makes a hostile README harmless that reaches the compiler as it is', async () => {
    // Docusaurus tells of the directives in it.
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const {html, toc} = await renderReadme(await fixture('hostile'), mirrored);
    expect(dangersIn(html)).toEqual([]);
    expect(toc.flatMap(({value}) => dangersIn(value))).toEqual([]);
    expect(html).toContain('First sentence');
    warn.mockRestore();
  });

  it('drops the meta string of a code block, but for titles and tabs', async () => {
    const metaOf = async (meta: string) => {
      const {html} = await renderReadme(`\`\`\`js ${meta}\na\n\`\`\``, mirrored);
      return /metastring="([^"]*)"/.exec(html)?.[1];
    };
    expect(await metaOf('title="a.js"')).toBe('title=&quot;a.js&quot;');
    expect(await metaOf('tabs')).toBe('tabs');
    for (const meta of ['title="" {9}', 'title="a b"', 'annotated', 'title="a.js" {1}'])
      expect(await metaOf(meta)).toBeUndefined();
  });

  it('leaves our own pages alone', async () => {
    const page = 'Text <span class="own" style="color: red">x</span>';
    const {html} = await renderReadme(page, '/site/docs/concepts/a.md');
    expect(html).toContain('class="own"');
  });

  it('keeps what READMEs show: alerts, tables, tasks, code with its language, heading ids', async () => {
    const page = [
      ':::note\nMind.\n:::',
      '## Head',
      '| A |\n| - |\n| 1 |',
      '- [x] done',
      '```js\nx\n```',
      'H<sub>2</sub>O <kbd>k</kbd>',
      '<details>\n<summary>S</summary>\n\n**in**\n\n</details>',
    ].join('\n\n');
    const {html, toc} = await renderReadme(page, mirrored);
    expect(html).toContain('<aside class="note">');
    expect(html).toContain('<h2 id="head">Head</h2>');
    expect(html).toContain('<td>1</td>');
    expect(html).toContain('<input type="checkbox" disabled="" checked=""');
    expect(html).toContain('<code class="language-js">');
    expect(html).toContain('<sub>2</sub>');
    expect(html).toMatch(/<details>\s*<summary>S<\/summary>\s*<p><strong>in<\/strong><\/p>/);
    expect(toc).toEqual([{value: 'Head', id: 'head', level: 2}]);
  });
});
