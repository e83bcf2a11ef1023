import {pageBody} from '../../../../../src/plugins/markdown-export/build/page-body';
import {writeMarkdown} from '../../../../../src/plugins/markdown-export/build/export-page';
import type {PageNode} from '../../../../../src/content/index-node';

const page = {url: '/concepts/tea/'} as PageNode;
const markdownOf = (html: string) => {
  const whole = `<article><h1>Tea</h1><p class="lead">How.</p>${html}</article><p>Foot</p>`;
  return writeMarkdown({type: 'root', children: pageBody(whole, page)});
};

describe('the Markdown of a page', () => {
  it.each([
    ['whole addresses', '<a href="#why">b</a>', '[b](https://webpack.js.org/concepts/tea/#why)'],
    [
      'no controls',
      '<p>A<button>Copy</button> <kbd>b</kbd></p><svg><text>c</text></svg>',
      'A <kbd>b</kbd>',
    ],
    [
      'headings without links to themselves',
      '<div class="heading h2"><h2 id="b"><a class="anchor" href="#b">B <code>c</code></a></h2></div>',
      '## B `c`',
    ],
    ['asides as quotations', '<aside class="aside"><p><b>Tip</b> A.</p></aside>', '> **Tip** A.'],
    [
      'code with its file',
      '<figure class="code"><figcaption>a.js<small>Diff</small></figcaption><pre><code class="language-diff"><ins class="line">b;\n</ins>c;\n</code></pre></figure>',
      '```diff title="a.js"\n+b;\n c;\n```',
    ],
    [
      'prompts of terminals',
      '<figure class="code"><figcaption class="kind">Terminal</figcaption><pre><code class="language-console"><span class="command">npx a</span>\nb</code></pre></figure>',
      '```console\n$ npx a\nb\n```',
    ],
    [
      'notes as comments',
      '<pre><code class="language-js">a,\n<span class="note" role="note"><a href="/b/">b</a> c</span>d</code></pre>',
      '```js\na,\n  // b c\nd\n```',
    ],
    [
      'facts as a list',
      '<dl class="facts"><div><dt>Type</dt><dd><code>a</code></dd><dd>b</dd></div></dl>',
      '- Type: `a`, b',
    ],
    [
      'figures as their caption and the words of their boxes',
      '<figure class="diagram"><div class="drawing"><div class="placed"><code>a.js</code></div><div class="outputs"><b>Output</b></div></div><figcaption><div><b>Figure 1</b> A.<span class="key">b</span></div><ul class="readout" aria-hidden="true"><li>Select.</li><li>a.js. In b.</li></ul></figcaption></figure>',
      '**Output**\n\n**Figure 1** A. · b\n\n- a.js. In b.',
    ],
    [
      'what stands in tabs below the name of each',
      '<div class="tabs"><fieldset><label>npm</label></fieldset><p data-tab="npm">a</p></div>',
      '**npm**\n\na',
    ],
    [
      'boxes open, and what they print once',
      '<details><summary>A</summary><p>A</p><p>b</p></details>',
      '**A**\n\nb',
    ],
  ])('has %s', (_, html, expected) => {
    expect(markdownOf(html)).toBe(`${expected}\n`);
  });

  it('cannot be made of a page without text', () => {
    expect(() => pageBody('<main></main>', page)).toThrow('/concepts/tea/ has no text to export');
  });
});
