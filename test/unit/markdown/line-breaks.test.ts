import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import {highlight} from '../../../src/content/fences/highlight';
import {
  insertLineBreaks,
  preventDateBreaks,
  preventFlagBreaks,
} from '../../../src/markdown/line-breaks';

/** Code with its places to break as bars, without its colors. */
function broken(code: string, from = 13): string {
  const cell = h('dd', h('code', highlight(code, 'ts') as Element[]));
  insertLineBreaks(cell, from);
  return toHtml(cell)
    .replaceAll('<wbr>', '|')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<');
}

describe('code that breaks at its joints', () => {
  it.each([
    ['process.stderr', 'process.|stderr'],
    ['require("./package.json").name', 'require(|"./package.|json").name'],
    ['webassemblyModuleFilename', 'webassembly|Module|Filename'],
    ['"container-loader"', '"container-|loader"'],
    ['"[hash][ext][query][fragment]"', '"[hash]|[ext]|[query]|[fragment]"'],
  ])('%s', (code, expected) => {
    expect(broken(code)).toBe(expected);
  });

  it('leaves short words whole, whatever is beside them', () => {
    expect(broken('boolean | webSocket | "a.b"')).toBe('boolean | webSocket | "a.b"');
  });

  it('leaves everything else as it is', () => {
    const text = h('dd', ['a.veryLongNameOfText ', h('code', 'a.veryLongNameOfCode')]);
    insertLineBreaks(text, 13);
    expect(toHtml(text)).toBe(
      '<dd>a.veryLongNameOfText <code>a.<wbr>very<wbr>Long<wbr>Name<wbr>Of<wbr>Code</code></dd>',
    );
  });
});

it('keeps the flags of a command whole, but not in a block of code', () => {
  const commands = [
    'npx webpack -- --mode production',
    'A=--no-warnings node a',
    '--env a',
    "no '--env.a'",
  ];
  const tree = h(null, [
    ...commands.map((command) => h('code', command)),
    h('pre', [h('code', 'webpack --watch')]),
  ]) as Root;
  preventFlagBreaks(tree);
  expect(toHtml(tree)).toBe(
    '<code>npx webpack -- <span class="unbroken">--mode</span> production</code>' +
      '<code>A=<span class="unbroken">--no-warnings</span> node a</code>' +
      '<code><span class="unbroken">--env</span> a</code>' +
      `<code>no '<span class="unbroken">--env.a'</span></code>` +
      '<pre><code>webpack --watch</code></pre>',
  );
});

it('keeps a flag and a query whole, and nothing else', () => {
  const codes = ['--devtool', '?raw', 'a--b', '--experiments-build-http-upgrade'];
  const tree = h(
    null,
    codes.map((code) => h('code', code)),
  ) as Root;
  preventFlagBreaks(tree);
  expect(toHtml(tree)).toBe(
    '<code class="unbroken">--devtool</code><code class="unbroken">?raw</code>' +
      codes
        .slice(2)
        .map((code) => `<code>${code}</code>`)
        .join(''),
  );
});

it('keeps a date whole, but in code', () => {
  const tree = h(null, [h('p', 'Asked on 2026-11-25, twice.'), h('code', '2026-11-25')]) as Root;
  preventDateBreaks(tree);
  expect(toHtml(tree)).toBe(
    '<p>Asked on <span class="unbroken">2026-11-25</span>, twice.</p><code>2026-11-25</code>',
  );
});
