import {jest} from '@jest/globals';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {finish, prepare} from '../../../../../../src/plugins/mirrored-packages/build/pipeline';
import {dangersIn} from '../../../../../support/dangers';
import {factsOf, fixture, pinOf} from '../../../../../support/readme';
import {renderMarkdown} from '../../../../../support/render-markdown';

const mirrored = '/site/docs/loaders/_css-loader.md';
const body = (file: string) => file.replace(/^---\n[^]*?\n---\n/, '');

/** Names of the tags that are left on disk. */
function rawHtmlIn(markdown: string): string[] {
  const names: string[] = [];
  visit(unified().use(remarkParse).parse(markdown), 'html', ({value}) => {
    names.push(/^<(\/?\w+)>/.exec(value)?.[1] ?? value);
  });
  return names;
}

describe('a hostile README', () => {
  // Docusaurus tells of the directives in it.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  it('renders harmlessly as the pipeline writes it', async () => {
    const page = await prepare(pinOf(), factsOf(await fixture('hostile')));
    const written = body(finish(page, [], new Map()));
    expect(rawHtmlIn(written)).toEqual([
      '<details open>',
      'summary',
      '/details',
      'details',
      'summary',
      '/details',
    ]);
    const {html, toc} = await renderMarkdown(written, mirrored);
    expect(dangersIn(html)).toEqual([]);
    expect(toc.flatMap(({value}) => dangersIn(value))).toEqual([]);
    expect(toc.map(({value}) => value)).toEqual([
      'Head ing',
      'Linked &lt;style&gt;* {display: none}&lt;/style&gt; heading',
      'Raw heading',
      'About this page',
    ]);
    expect(html).toContain('First sentence with <strong>bold</strong>, {1 + 1}');
    expect(html).toContain('import leak from &#x27;node:fs&#x27;');
  });

  it('renders harmlessly where it reaches the compiler as it is', async () => {
    const {html, toc} = await renderMarkdown(await fixture('hostile'), mirrored);
    expect(dangersIn(html)).toEqual([]);
    expect(toc.flatMap(({value}) => dangersIn(value))).toEqual([]);
    expect(html).toContain('First sentence');
  });

  it('would be seen by this test if it did harm', async () => {
    const hostile =
      '## Head <img src="x" onerror="alert()">\n\n<a href="javascript:x" name="y">z</a>\n';
    const {html, toc} = await renderMarkdown(hostile, '/site/docs/loaders/own.md');
    expect(dangersIn(html)).toEqual(expect.arrayContaining(['an image from x', 'a name']));
    expect(toc.flatMap(({value}) => dangersIn(value))).toContain('an image from x');
  });
});

describe('sanitizePage', () => {
  it('leaves our own pages alone', async () => {
    const page = 'Text <span class="own" style="color: red">x</span>';
    const {html} = await renderMarkdown(page, '/site/docs/concepts/a.md');
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
    const {html, toc} = await renderMarkdown(page, mirrored);
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
