import type {ReadmePage} from '../../../../../../src/plugins/mirrored-packages/build/readme-page';
import {blocksInMarks} from '../../../../../../src/plugins/mirrored-packages/build/steps/blocks-in-marks';
import {codeInCells} from '../../../../../../src/plugins/mirrored-packages/build/steps/code-in-cells';
import {dropComments} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-comments';
import {dropEmptiedSections} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-emptied-sections';
import {dropEmptyMarks} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-empty-marks';
import {headlessTables} from '../../../../../../src/plugins/mirrored-packages/build/steps/headless-tables';
import {keepImages} from '../../../../../../src/plugins/mirrored-packages/build/steps/keep-images';
import {plainCharacters} from '../../../../../../src/plugins/mirrored-packages/build/steps/plain-characters';
import {plainHeadings} from '../../../../../../src/plugins/mirrored-packages/build/steps/plain-headings';
import {toMarkdown} from '../../../../../../src/plugins/mirrored-packages/build/steps/to-markdown';
import {wholeAddresses} from '../../../../../../src/plugins/mirrored-packages/build/steps/whole-addresses';
import {withinLimits} from '../../../../../../src/plugins/mirrored-packages/build/steps/within-limits';
import {fixture, htmlOf, htmlPage, markdownOf} from '../../../../../support/readme';

type Step = (page: ReadmePage) => void;

async function pageAfter(readme: string, steps: readonly Step[]) {
  const page = await htmlPage(readme);
  for (const step of steps) step(page);
  return page;
}
/** What steps make of a README, on one line. */
const html = async (readme: string, ...steps: Step[]) =>
  htmlOf(await pageAfter(readme, steps))
    .replace(/\n+/g, '')
    .replaceAll('<p></p>', '');
const markdown = async (readme: string, ...steps: Step[]) =>
  markdownOf(await pageAfter(readme, [...steps, toMarkdown]));

it.each([
  ['<strong>\nText\n\n## H\n\n</strong>\n\nMore', '**Text**\n\n## H\n\nMore'],
  ['<b>\n\n- one\n- two\n\n</b>\n\nafter', '- one\n- two\n\nafter'],
  ['<i>\n\nOne.\n\n```js\na;\n```\n\n</i>', '_One._\n\n```js\na;\n```'],
  ['<em><blockquote>quoted</blockquote></em>', '> _quoted_'],
  ['A **b _c_** [d](https://x.example).', 'A **b _c_** [d](https://x.example).'],
])('blocks in a mark stay blocks: %j', async (readme, text) => {
  expect(await markdown(readme, blocksInMarks)).toBe(text);
});

it('comments go, those of code stay', async () => {
  const text = await html(
    `${await fixture('css-loader-comment')}\n\n\`<!-- kept -->\`\n`,
    dropComments,
  );
  expect(text).not.toContain('prettify');
  expect(text).toContain('&#x3C;!-- kept -->');
});

const logo = '[<img src="https://a.example/l.png" width="9">](https://a.example)';
it.each([
  [`## A\n\nText.\n\n## Sponsors\n\n${logo}\n\n${logo}`, '<h2>A</h2><p>Text.</p>'],
  [`## Sponsors\n\n${logo}\n\n## B\n\nText.`, '<h2>B</h2><p>Text.</p>'],
  [`## A\n\n${logo} Text.`, '<h2>A</h2><p> Text.</p>'],
  ['## A\n\n## B', '<h2>A</h2><h2>B</h2>'],
  [`## A\n\n${logo}\n\n### B\n\nText.`, '<h2>A</h2><h3>B</h3><p>Text.</p>'],
])('a section goes with the images that were all of it: %j', async (readme, left) => {
  expect(await html(readme, keepImages, dropEmptiedSections)).toBe(left);
});

it.each([
  [
    '<table><caption>What</caption><tr><th>a</th></tr><tr><td>b</td></tr></table>',
    'What\n\n| a |\n| - |\n| b |',
  ],
  ['<table><tr><td>A</td></tr><tr><td>1<br>2</td></tr></table>', '| A |\n| - |\n| 1<br>2 |'],
  ['| A |\n| - |\n| 1 |', '| A |\n| - |\n| 1 |'],
])('a table has a header: %s', async (readme, table) => {
  expect(await markdown(readme, keepImages, headlessTables)).toBe(table);
});

it('a row of people becomes a list', async () => {
  const readme = await fixture('html-webpack-plugin-maintainers');
  expect(await markdown(readme, keepImages, headlessTables)).toContain(
    '- [Jan Nicklas](https://github.com/jantimon)\n- [Thomas Sileghem](https://github.com/mastilver)',
  );
});

it.each([
  ['Press <kbd>x</kbd>.', '<p>Press <kbd>x</kbd>.</p>'],
  ['The <link> element.', '<p>The &#x3C;link> element.</p>'],
  ['A <script src="x">alert()</script> b <b>c</b>', '<p>A alert() b <b>c</b></p>'],
  ['A </style> b', '<p>A  b</p>'],
])('a tag that is meant as text is shown: %s', async (readme, shown) => {
  expect(await html(readme)).toBe(shown);
});

it.each([
  ['**a** ~~b~~<b> <i></i></b>', '<p><strong>a</strong> <del>b</del></p>'],
  ['<del><s>a</s></del>', '<p><del>a</del></p>'],
])('marks around nothing go: %s', async (readme, left) => {
  expect(await html(readme, dropEmptyMarks)).toBe(left);
});

it('code of a cell stands on one line, other code does not', async () => {
  const page = await pageAfter(
    '<pre>a\nb</pre><table><tr><td><code>c&#10;&#10;d</code><pre>e\nf</pre></td></tr></table>',
    [codeInCells],
  );
  expect(htmlOf(page)).toContain('<pre>a\nb</pre>');
  expect(htmlOf(page)).toContain('<td><code>c d</code><code>e f</code></td>');
});

it('invisible characters go from text, code, addresses and titles', async () => {
  const readme =
    'a\u202eb `c\u2067d` e&#8238;f [g](https://a.example/\u202eh "i\u202ej") ![k\u202el](m)';
  expect(await html(readme, plainCharacters)).toBe(
    '<p>ab <code>cd</code> ef <a href="https://a.example/%E2%80%AEh" title="ij">g</a> <img src="m" alt="kl"></p>',
  );
});

describe('headings', () => {
  it.each([
    ['## A <font color="red">red</font> <sub>`x`</sub> *y*\n', '## A red `x` _y_'],
    ['<h2>One <div>block</div><script>no</script></h2>\n', '## One block'],
    ['<h2>Install</h2>\n\n<h3 align="center">Webpack 5</h3>', '## Install\n\n### Webpack 5'],
  ])('are those of Markdown: %j', async (readme, heading) => {
    expect(await markdown(readme, plainHeadings)).toBe(heading);
  });

  it('are bold words in a cell', async () => {
    const readme = '<table><tr><td><h3 align="center">Name</h3></td></tr></table>\n';
    expect(await html(readme, plainHeadings)).toContain('<strong>Name</strong></p></td>');
  });
});

it.each([
  ['https://a.example/B?c=d@e#f', 'https://a.example/B?c=d@e#f'],
  ['http://a.example:80/', 'http://a.example:80/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['#fragment', '#fragment'],
  ['//a.example/b', 'https://a.example/b'],
  ['\\\\a.example\\b', 'https://a.example/b'],
  ['http:/a.example', 'http://a.example/'],
  ['https:///a.example', 'https://a.example/'],
  ['https://webpack.js.org@a.example/', 'https://a.example/'],
  ['https://a.example/b c', 'https://a.example/b%20c'],
])('the address %s is written as browsers read it, %s', async (href, address) => {
  expect(await html(`<a href="${href}">x</a>`, wholeAddresses)).toBe(
    `<p><a href="${address}">x</a></p>`,
  );
});

it.each([' ', 'https://', 'http://[::1', 'javascript:alert(1)', 'java&#9;script:x', 'vscode://f'])(
  'of a link to %s the text stays',
  async (href) => {
    expect(await html(`<a href="${href}">x</a>`, wholeAddresses)).toBe('<p>x</p>');
  },
);

it.each([
  ['deep', '<div>'.repeat(70), 'its README is nested more than 60 elements deep.'],
  ['many', 'a<br>'.repeat(25_000), 'its README has more than 40000 elements and texts.'],
])('a README that is too %s is refused', async (_, readme, message) => {
  const page = await htmlPage(readme);
  expect(() => withinLimits(page)).toThrow(message);
});
